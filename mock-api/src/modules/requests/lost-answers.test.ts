import { aDesk, at as atHour } from '../../testing/bookings';
import type { Call } from '../../testing/call';
import { aPlanned } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Sends the same request twice with one key, as a screen does when the first answer was lost. */
async function pressTwice(call: Call, path: string, body: object) {
  const key = { 'idempotency-key': `press-${path}-${JSON.stringify(body).length}` };
  const first = await call('POST', path, body, key);
  const second = await call('POST', path, body, key);
  return [first, second] as const;
}

it('moves an appointment once, and answers the second press with the result', async () => {
  const { desk, book } = await aDesk(api);
  const { body: booked } = await book({ appointment_datetime: atHour('16:00') });
  const path = `/appointments/${booked.id}`;
  const change = { status: 'canceled', initiator: 'clinic', reason: 'سفر' };
  const [first, second] = await pressTwice(desk, `${path}/status`, change);
  expect(first).toMatchObject({ status: 200, body: { status: 'canceled' } });
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
  const { body: history } = await desk('GET', `${path}/history`);
  const cancels = history.data.filter(({ type }: { type: string }) => type === 'canceled');
  expect(cancels).toHaveLength(1);
  expect((await desk('POST', `${path}/status`, change)).status).toBe(409);
});

it('cancels a plan once', async () => {
  const { staff, planId, add } = await aPlanned(api);
  await add();
  const path = `/treatmentPlans/${planId}`;
  const [first, second] = await pressTwice(staff, `${path}/cancel`, { reason: 'انصراف' });
  expect(first).toMatchObject({ status: 200, body: { status: 'canceled' } });
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
  expect((await staff('GET', path)).body.version).toBe(first.body.version);
});

it('stores one version of a report that was corrected by two presses', async () => {
  const { staff, add } = await aPlanned(api);
  const { body: session } = await add();
  const path = `/treatmentSessions/${session.id}`;
  await staff('POST', `${path}/submit-report`, { report: 'متن نخست' });
  const { version } = (await staff('GET', path)).body;
  const change = { report: 'متن دوم', reason: 'اصلاح', version };
  const [first, second] = await pressTwice(staff, `${path}/report`, change);
  expect(first).toMatchObject({ status: 200, body: { report: 'متن دوم' } });
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
  expect((await staff('GET', `${path}/report/versions`)).body.data).toHaveLength(2);
});
