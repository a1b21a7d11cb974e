import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const settings = '/appointments/settings';
const hours = '/schedule/working-hours';

it('counts settings that are sent again after a lost answer as one change', async () => {
  const call = api.newClinic().as('all');
  const { body: first } = await call('PUT', settings, { receipt_text: 'خوش آمدید' });
  const again = await call('PUT', settings, { receipt_text: 'خوش آمدید', version: first.version });
  expect(again).toMatchObject({ status: 200, body: first });
  expect((await call('GET', settings)).body.version).toBe(first.version);
  const { body: other } = await call('PUT', settings, { receipt_text: 'بفرمایید' });
  expect(other.version).toBe(first.version + 1);
});

it('counts hours that are sent again after a lost answer as one change', async () => {
  const call = api.newClinic().as('all');
  const send = (from: string) =>
    call('PUT', hours, { doctor_id: null, hours: [{ weekday: 0, from, to: '20:00' }] });
  const { body: first } = await send('13:00');
  expect(await send('13:00')).toMatchObject({ status: 200, body: first });
  expect((await call('GET', hours)).body.version).toBe(first.version);
  expect((await send('12:00')).body.version).toBe(first.version + 1);
});
