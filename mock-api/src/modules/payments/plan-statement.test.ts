import { aPlanned } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('answers payments and refunds for a plan, the oldest first, without voided ones', async () => {
  const { clinic, staff, planId, add } = await aPlanned(api);
  const { id } = (await add({ service_cost: 900 })).body;
  const pay = async (amount: number) =>
    (await staff('POST', `/treatmentSessions/${id}/add-payment`, { amount, method: 'card' })).body
      .payment.id as number;
  const [first, wrong, last] = [await pay(500), await pay(100), await pay(200)];
  const reason = { reason: 'مبلغ اشتباه' };
  expect((await staff('POST', `/payments/${wrong}/void`, reason)).status).toBe(200);
  const refund = { amount: 50, ...reason };
  expect((await staff('POST', `/payments/${first}/refund`, refund)).status).toBe(200);

  const { status, body } = await staff('GET', `/treatmentPlans/${planId}/statement`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payments: [
      { id: first, amount: 500, session_id: id },
      { id: last, amount: 200 },
    ],
    refunds: [{ payment_id: first, amount: 50, reason: 'مبلغ اشتباه' }],
    clinic: { name: expect.any(String) },
    printed_by: expect.any(String),
  });
  expect(body.payments).toHaveLength(2);

  const another = clinic.as('all', { type: 'doctor' });
  expect((await another('GET', `/treatmentPlans/${planId}/statement`)).status).toBe(404);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `/treatmentPlans/${planId}/statement`)).status).toBe(404);
});
