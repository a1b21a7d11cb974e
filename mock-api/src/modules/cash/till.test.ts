import { startApi, type TestApi } from '../../testing/start-api';
import { aStockedProduct } from '../../testing/products';
import { created } from '../../testing/samples';
import { todayInTehran } from '../../lib/tehran';
import { tillChanges } from './till';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('knows what leaves the till when the amount or the method of a document changes', () => {
  const cash = (amount: number) => ({ amount, method: 'cash' as const });
  const none = { amount: 70, method: null };
  expect(tillChanges(none, cash(70))).toEqual([{ method: 'cash', amount: 70 }]);
  expect(tillChanges(cash(70), cash(100))).toEqual([{ method: 'cash', amount: 30 }]);
  expect(tillChanges(cash(70), { amount: 70, method: 'card' })).toEqual([
    { method: 'cash', amount: -70 },
    { method: 'card', amount: 70 },
  ]);
  expect(tillChanges(cash(70), cash(70))).toEqual([]);
  expect(tillChanges(none, { amount: 90, method: null })).toEqual([]);
});

it('counts what staff, purchases and services were paid in the cash of the day, until it is closed', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const user_id = await clinic.as('read').userId();
  const service = await created(desk, '/internal-services', { subject: 'نظافت' });
  const { id: product_id, accounting_code } = await aStockedProduct(desk);

  const staff = { user_id, title: 'علی‌الحساب', document_type: 'پرداختی', paid_amount: 100 };
  const person = await created(desk, '/financial-documents', { ...staff, payment_method: 'cash' });
  await created(desk, '/financial-documents', staff);
  const bill = await created(desk, '/internal-service-documents', {
    internal_service_id: service,
    default_service_cost: 500,
    paid_amount: 20,
    payment_method: 'transfer',
  });
  const goods = await created(desk, '/product-financial', {
    accounting_code,
    product_id,
    purchased_quantity: 1,
    paid_cost: 7,
    payment_method: 'cash',
  });
  const today = async () => (await desk('GET', '/cash/today')).body;
  expect(await today()).toMatchObject({
    documents: 127,
    expected: { cash: -107, transfer: -20, card: 0 },
  });

  const { data } = (await desk('GET', `/cash/days/${todayInTehran()}/documents`)).body;
  expect(data).toMatchObject([
    { kind: 'staff', document_id: person, title: 'علی‌الحساب', code: null, amount: 100 },
    { kind: 'service', document_id: bill, method: 'transfer', amount: 20 },
    { kind: 'goods', document_id: goods, code: accounting_code, amount: 7 },
  ]);

  await desk('POST', `/internal-service-documents/${bill}`, { paid_amount: 50 });
  await desk('POST', `/financial-documents/${person}`, { payment_method: 'card' });
  await desk('POST', `/product-financial/${goods}/void`, { reason: 'اشتباه' });
  expect((await today()).expected).toEqual({ cash: 0, card: -100, transfer: -50, other: 0 });

  await desk('POST', '/cash/days/close', { counted: 0 });
  const message = 'صندوق این روز بسته شده است و پرداختی نمی‌پذیرد';
  expect(
    await desk('POST', '/financial-documents', { ...staff, payment_method: 'cash' }),
  ).toMatchObject({ status: 409, body: { fields: { payment_method: message } } });
  expect((await desk('POST', `/financial-documents/${person}/void`, { reason: 'ـ' })).status).toBe(
    409,
  );
  expect((await desk('POST', '/financial-documents', staff)).status).toBe(201);
  const title = { title: 'علی‌الحساب دی' };
  expect((await desk('POST', `/financial-documents/${person}`, title)).status).toBe(200);
  const gold = { ...staff, payment_method: 'gold' };
  expect((await desk('POST', '/financial-documents', gold)).body.fields).toHaveProperty(
    'payment_method',
  );
});
