import { addDays, todayInTehran } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const today = todayInTehran();
const rent = {
  title: 'اجاره ساختمان',
  category: 'rent',
  amount: 45_000_000,
  method: 'transfer',
  spent_on: today,
};

it('posts an expense, which the cash of its day and the profit of its month count once', async () => {
  const desk = api.newClinic().as('all', { columns: { fullName: 'مینا راد' } });
  const resultOf = async () =>
    (await desk('GET', `/reports/profit?from=${today}&to=${today}`)).body.total;
  const { status, body } = await desk('POST', '/expenses', { ...rent, amount: '۴۵٬۰۰۰٬۰۰۰' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...rent, status: 'posted', created_by: { fullName: 'مینا راد' } });
  expect((await desk('GET', '/cash/today')).body).toMatchObject({
    expected: { transfer: -45_000_000, cash: 0 },
    expenses: 45_000_000,
  });
  expect(await resultOf()).toMatchObject({ expenses: 45_000_000, result: -45_000_000 });
  await desk('POST', `/expenses/${body.id}/void`, { reason: 'دو بار ثبت شده' });
  expect(await resultOf()).toMatchObject({ expenses: 0, result: 0 });
  expect((await desk('GET', '/cash/today')).body.expected.transfer).toBe(0);
});

it('says at the field what is wrong', async () => {
  const desk = api.newClinic().as('all');
  const post = async (change: object) =>
    (await desk('POST', '/expenses', { ...rent, ...change })).body.fields;
  expect(await post({ amount: -5 })).toEqual({ amount: 'عدد وارد شده معتبر نیست' });
  expect(await post({ amount: 0 })).toEqual({ amount: 'مبلغ هزینه باید بیشتر از صفر باشد' });
  expect(await post({ amount: 1.5 })).toEqual({ amount: 'عدد وارد شده معتبر نیست' });
  expect(await post({ amount: 1e12 })).toHaveProperty('amount');
  expect(await post({ spent_on: addDays(today, 1) })).toEqual({
    spent_on: 'تاریخ هزینه نمی‌تواند در آینده باشد',
  });
  expect(await post({ category: 'gifts', method: 'wallet', title: ' ' })).toEqual({
    title: 'لطفا شرح هزینه را وارد کنید',
    category: 'لطفا دسته هزینه را انتخاب کنید',
    method: 'لطفا روش پرداخت را انتخاب کنید',
  });
  expect(await post({ repeats_id: 999_999 })).toEqual({
    repeats_id: 'هزینه ماهانه‌ای با این شناسه نیست',
  });
});

it('voids an expense once, with a reason, and never on a day whose cash is closed', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const { body } = await desk('POST', '/expenses', { ...rent, method: 'cash' });
  const path = `/expenses/${body.id}/void`;
  expect((await clinic.as('write')('POST', path, { reason: 'اشتباه' })).status).toBe(403);
  expect((await desk('POST', path, {})).body.fields).toEqual({ reason: 'علت ابطال را بنویسید' });
  expect((await desk('POST', path, { reason: 'اشتباه' })).body).toMatchObject({
    status: 'void',
    void_reason: 'اشتباه',
  });
  expect((await desk('POST', path, { reason: 'اشتباه' })).body.code).toBe('voided');
  const second = (await desk('POST', '/expenses', { ...rent, amount: 10 })).body.id;
  expect((await desk('POST', '/cash/days/close', { counted: 0 })).status).toBe(200);
  expect(await desk('POST', '/expenses', rent)).toMatchObject({
    status: 409,
    body: { fields: { spent_on: 'صندوق این روز بسته شده است و هزینه‌ای نمی‌پذیرد' } },
  });
  expect((await desk('POST', `/expenses/${second}/void`, { reason: 'دیر' })).status).toBe(409);
});

it('offers a monthly expense again a month later, until it is repeated or voided', async () => {
  const desk = api.newClinic().as('all');
  const monthly = { ...rent, is_monthly: true };
  const old = { ...monthly, spent_on: addDays(today, -32) };
  const { body: first } = await desk('POST', '/expenses', old);
  await desk('POST', '/expenses', { ...monthly, title: 'اینترنت' });
  const due = async () => (await desk('GET', '/expenses/due')).body.data;
  expect(await due()).toMatchObject([{ id: first.id, title: rent.title }]);
  const { body: again } = await desk('POST', '/expenses', { ...rent, repeats_id: first.id });
  expect(again).toMatchObject({ is_monthly: true, repeats_id: first.id });
  expect(await due()).toEqual([]);
  await desk('POST', `/expenses/${again.id}/void`, { reason: 'اشتباه' });
  expect(await due()).toMatchObject([{ id: first.id }]);
});

it('lists by day, category and method, and shows nothing to another clinic', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const yesterday = addDays(today, -1);
  const { body } = await desk('POST', '/expenses', rent);
  await desk('POST', '/expenses', {
    ...rent,
    title: 'پذیرایی',
    category: 'hospitality',
    method: 'cash',
    spent_on: yesterday,
  });
  const total = async (query: string) =>
    (await desk('GET', `/expenses/pagination?${query}`)).body.meta.total;
  expect(await total('')).toBe(2);
  expect(await total(`from=${today}`)).toBe(1);
  expect(await total('category=hospitality')).toBe(1);
  expect(await total('method=cash&status=posted')).toBe(1);
  expect(await total('status=void')).toBe(0);
  expect(await total('search=اجاره')).toBe(1);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', '/expenses/pagination')).body.data).toEqual([]);
  expect((await stranger('GET', `/expenses/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `/expenses/${body.id}/void`, {})).status).toBe(404);
});
