import { payableOf } from '../../testing/debts';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function valueOf(clinic: TestClinic, text: string, values: unknown[]) {
  const id = await clinic.id();
  const rows = await api.db.tenant(id, (tx) => tx.query<{ value: number }>(text, [id, ...values]));
  return rows[0]?.value;
}

const paidOf = (clinic: TestClinic, appointmentId: number) =>
  valueOf(
    clinic,
    'select paid_amount as value from appointments where clinic_id = $1 and id = $2',
    [appointmentId],
  );

it('voids a payment of today, with a reason, and reduces the paid amount', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId, patientId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  const { body } = await desk('POST', path, { amount: 60 });

  expect((await desk('POST', `/payments/${body.id}/void`, {})).body).toMatchObject({
    fields: { reason: 'لطفا دلیل را وارد کنید' },
  });
  expect(await desk('POST', `/payments/${body.id}/void`, { reason: 'اشتباه' })).toMatchObject({
    status: 200,
    body: { status: 'void', void_reason: 'اشتباه', voided_at: expect.any(String) },
  });
  expect(await paidOf(clinic, appointmentId)).toBe(0);
  expect((await desk('GET', `/patients/${patientId}`)).body.wallet_balance).toBe(0);
  expect(await desk('POST', `/payments/${body.id}/void`, { reason: 'باز هم' })).toMatchObject({
    status: 409,
    body: { code: 'not_posted' },
  });
  expect((await desk('POST', path, { amount: 100 })).status).toBe(201);
});

it('refuses to void a payment of another day, or one that was partly refunded', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const path = `/appointments/${appointmentId}/payments`;
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const old = await desk('POST', path, { amount: 30, paid_at: yesterday });
  expect(await desk('POST', `/payments/${old.body.id}/void`, { reason: 'اشتباه' })).toMatchObject({
    status: 409,
    body: { code: 'other_day' },
  });
  const { body } = await desk('POST', path, { amount: 30 });
  await desk('POST', `/payments/${body.id}/refund`, { amount: 10, reason: 'تخفیف' });
  expect(await desk('POST', `/payments/${body.id}/void`, { reason: 'اشتباه' })).toMatchObject({
    status: 409,
    body: { code: 'refunded' },
  });
  expect(await paidOf(clinic, appointmentId)).toBe(50);
});

it('refunds at most the payment, also with many simultaneous requests', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { appointmentId } = await payableOf(api, clinic);
  const { body } = await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  const refund = (amount: number) =>
    desk('POST', `/payments/${body.id}/refund`, { amount, method: 'cash', reason: 'انصراف' });

  expect(await refund(61)).toMatchObject({ status: 409, body: { code: 'refund_above' } });
  expect((await refund(0)).status).toBe(400);
  const statuses = (await Promise.all([40, 40, 40].map(refund))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  expect(await refund(20)).toMatchObject({ body: { status: 'refunded', refunded_amount: 60 } });
  expect(await paidOf(clinic, appointmentId)).toBe(0);
  const { body: receipt } = await desk('GET', `/payments/${body.id}/receipt`);
  expect(receipt).toMatchObject({
    number: 1,
    total: 100,
    paid: 0,
    remaining: 100,
    refunds: [{ amount: 40 }, { amount: 20 }],
    clinic: { name: expect.any(String) },
  });
});

it('needs the right to refund: level 4 in the accounts', async () => {
  const clinic = api.newClinic();
  const { appointmentId } = await payableOf(api, clinic);
  const desk = clinic.as('read', 'write');
  const { body } = await desk('POST', `/appointments/${appointmentId}/payments`, { amount: 60 });
  for (const what of ['void', 'refund']) {
    const path = `/payments/${body.id}/${what}`;
    expect((await desk('POST', path, {})).status).toBe(403);
    const booking = clinic.as('all', { sections: ['appointments'] });
    expect((await booking('POST', path, {})).status).toBe(403);
  }
  expect((await clinic.as('all', { sections: ['appointments'] })('GET', '/payments')).status).toBe(
    403,
  );
});
