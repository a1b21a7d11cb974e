import { payableOf } from '../../testing/debts';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The paid amount of an appointment. */
async function paidOf(clinic: TestClinic, id: number): Promise<number> {
  return (await clinic.as('all')('GET', `/appointments/${id}`)).body.paid_amount;
}

describe('one key', () => {
  it.each(['void', 'refund'])('refunds money once (%s)', async (what) => {
    const clinic = api.newClinic();
    const desk = clinic.as('all');
    const { appointmentId, patientId } = await payableOf(api, clinic);
    const path = `/appointments/${appointmentId}/payments`;
    const { body: paid } = await desk('POST', path, { amount: 60 });
    const body = { reason: 'اشتباه', ...(what === 'refund' && { amount: 20 }) };
    const key = { 'idempotency-key': `key-of-the-${what}` };
    const back = () => desk('POST', `/payments/${paid.id}/${what}`, body, key);

    const first = await back();
    const again = await back();
    expect(first.status).toBe(200);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await paidOf(clinic, appointmentId)).toBe(what === 'refund' ? 40 : 0);
    const { data } = (await desk('GET', `/patients/${patientId}/ledger`)).body;
    const backs = data.filter(({ kind }: { kind: string }) => ['refund', 'adjust'].includes(kind));
    expect(backs).toHaveLength(1);
  });

  it.each(['appointment', 'patient'])('takes money once (%s)', async (kind) => {
    const clinic = api.newClinic();
    const desk = clinic.as('all');
    const { appointmentId, patientId } = await payableOf(api, clinic);
    const id = kind === 'patient' ? patientId : appointmentId;
    const path = `/${kind}s/${id}/payments`;
    const key = { 'idempotency-key': `key-of-the-${kind}` };
    const pay = () => desk('POST', path, { amount: 30 }, key);
    const [first, again] = [await pay(), await pay()];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await desk('GET', path)).body.meta.total).toBe(1);
  });
});

it('refuses a sign in any writing, in payments and in refunds', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  const { body } = await desk('POST', path, { amount: 60 });
  for (const amount of [-5, '-5', '۵-', '\u22125', '- ۵', '(5)']) {
    const money = { amount, reason: 'انصراف' };
    expect((await desk('POST', path, { amount })).status).toBe(400);
    expect((await desk('POST', `/payments/${body.id}/refund`, money)).status).toBe(400);
  }
  expect(await paidOf(clinic, appointmentId)).toBe(60);
});
