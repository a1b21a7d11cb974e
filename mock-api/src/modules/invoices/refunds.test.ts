import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
});
afterAll(() => api.stop());

async function aPaidInvoice() {
  const clinicId = await api.newClinic().id();
  const { body } = await operator('POST', '/admin/invoices', {
    clinic_id: clinicId,
    title: 'آموزش',
    lines: [{ title: 'آموزش', unit_price: 1_000_000 }],
  });
  const path = `/admin/invoices/${body.id}`;
  await operator('POST', `${path}/payments`, { amount: 1_100_000 });
  return { clinicId, path };
}
const reason = 'انصراف کلینیک';

it('gives a part or all of a payment back, with a reason, and opens the invoice again', async () => {
  const { clinicId, path } = await aPaidInvoice();
  const months = async () =>
    (await operator('GET', '/admin/invoices/months')).body.data[0].received;
  const before = await months();
  const part = await operator('POST', `${path}/refunds`, { amount: '۱۰۰,۰۰۰', reason });
  expect(part).toMatchObject({
    status: 201,
    body: { status: 'partially_paid', paid_amount: 1_000_000, remaining: 100_000 },
  });
  expect(part.body.payments.at(-1)).toMatchObject({ amount: -100_000, reason });
  expect(await months()).toBe(before - 100_000);
  const rest = await operator('POST', `${path}/refunds`, { amount: 1_000_000, reason });
  expect(rest.body).toMatchObject({ status: 'issued', paid_amount: 0, remaining: 1_100_000 });
  const { body } = await operator('GET', `/clinics/${clinicId}/payments`);
  expect(body.data.map(({ amount }: { amount: number }) => amount)).toContain(-1_000_000);
  // Nothing is paid any more, so it can be voided.
  expect((await operator('POST', `${path}/void`, { reason })).body.status).toBe('void');
});

it('refuses more than was paid, also in several refunds at the same time', async () => {
  const { path } = await aPaidInvoice();
  expect(await operator('POST', `${path}/refunds`, { amount: 1_100_001, reason })).toMatchObject({
    status: 409,
    body: { fields: { amount: 'مبلغ بازگشت از پرداخت‌شده بیشتر است' } },
  });
  const answers = await Promise.all(
    [1, 2, 3].map(() => operator('POST', `${path}/refunds`, { amount: 600_000, reason })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('asks for a reason, and is for those who write the accounts', async () => {
  const { path } = await aPaidInvoice();
  const blank = await operator('POST', `${path}/refunds`, { amount: 0, reason: ' ' });
  expect([blank.status, Object.keys(blank.body.fields).sort()]).toEqual([
    400,
    ['amount', 'reason'],
  ]);
  const reader = api.platform({ sections: ['accounting'], levels: [2] });
  expect((await reader('POST', `${path}/refunds`, { amount: 1, reason })).status).toBe(403);
});
