import { daysOfMonths, subscriptionTexts } from '@ziba/shared/contracts/subscription';
import { addDays, todayInTehran } from '../../lib/tehran';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
const prices: Record<string, number> = {};
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
  for (const [key, title, price, type] of [
    ['yearly', 'اشتراک سالیانه', 3_650_000, 'subscription'],
    ['users', 'اشتراک کاربر', 7_300_000, 'subscription'],
    ['small', '۲ گیگابایت', 365_000, 'storage'],
    ['large', '۱۰ گیگابایت', 730_000, 'storage'],
    ['report', 'گزارش', 36_500, 'module'],
    ['files', 'فایل', 73_000, 'module'],
  ] as const) {
    prices[key] = await created(operator, '/resources-pricing', { title, price, type });
  }
});
afterAll(() => api.stop());

const today = todayInTehran();
const quoteOf = async (clinic: ReturnType<TestApi['newClinic']>, body: unknown) =>
  clinic.as('write')('POST', `/clinics/${await clinic.id()}/subscription/quote`, body);

it.each([
  [1, 30],
  [3, 91],
  [6, 183],
  [12, 365],
  [24, 730],
])('counts %d months as %d days', (months, days) => {
  expect(daysOfMonths(months)).toBe(days);
});

it('shows a clinic what it has, uses and can buy', async () => {
  const clinic = api.newClinic({
    subscription_start_date: addDays(today, -10),
    subscription_days: 30,
    features: 'گزارش، پیامک',
    storage_limit: '10GB',
  });
  const id = await clinic.id();
  const { status, body } = await clinic.as('read', { sections: ['settings'] })(
    'GET',
    `/clinics/${id}/subscription`,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    clinic_id: id,
    state: 'active',
    remaining_days: 20,
    subscription_end_date: addDays(today, 20),
    features: ['گزارش', 'پیامک'],
    usage: { users: { used: 1, limit: null }, storage: { limit: 10 * 1024 ** 3 } },
    open_request: null,
    requests: [],
    invoices: [],
    periods: [],
  });
  expect(body.prices).toHaveLength(6);
  expect(new Set(body.resource_ids)).toEqual(new Set([prices.yearly, prices.large, prices.report]));
  expect((await operator('GET', `/clinics/${id}/subscription`)).body).toEqual(body);
});

it('is for members of the clinic with the section of the settings', async () => {
  const clinic = api.newClinic();
  const path = `/clinics/${await clinic.id()}/subscription`;
  expect((await clinic.as('all', { sections: ['accounting'] })('GET', path)).status).toBe(403);
  expect((await clinic.as('read')('POST', `${path}/quote`, { months: 1 })).status).toBe(403);
  expect((await api.newClinic().as('all')('GET', path)).status).toBe(404);
  expect((await api.newClinic().as('all')('POST', `${path}/quote`, {})).status).toBe(404);
  expect((await operator('POST', '/clinics/99999/subscription/quote', {})).status).toBe(404);
  expect((await api.platform({ sections: ['settings'] })('GET', path)).status).toBe(403);
});

describe('a quote', () => {
  it('uses the share of the year that the period has, and 10 % tax', async () => {
    const clinic = api.newClinic({ subscription_days: 100 });
    const chosen = { subscription: prices.yearly, storage: String(prices.large) };
    const { status, body } = await quoteOf(clinic, { months: '۶', ...chosen });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      days: 183,
      starts_on: addDays(today, 100),
      ends_on: addDays(today, 283),
      lines: [
        { yearly_price: 730_000, unit_price: 366_000, quantity: 1, total: 366_000 },
        { yearly_price: 3_650_000, total: 1_830_000 },
      ],
      subtotal: 2_196_000,
      tax_rate: 10,
      tax: 219_600,
      total: 2_415_600,
    });
    const year = await quoteOf(clinic, { days: 365, resource_ids: [prices.yearly] });
    expect(year.body).toMatchObject({ subtotal: 3_650_000, total: 4_015_000 });
  });

  it('without chosen prices is for what the clinic has, and begins today when it has ended', async () => {
    const clinic = api.newClinic({ subscription_type: 'کاربر', features: 'فایل' });
    const { body } = await quoteOf(clinic, { months: 12 });
    expect(body.lines.map(({ id }: { id: number }) => id).sort()).toEqual(
      [prices.users, prices.small, prices.files].sort(),
    );
    const ended = { subscription_start_date: '2020-01-01', subscription_days: 30 };
    const id = await api.newClinic(ended).id();
    const quote = await operator('POST', `/clinics/${id}/subscription/quote`, { days: 10 });
    expect(quote.body).toMatchObject({ starts_on: today, ends_on: addDays(today, 10) });
  });

  it.each([
    [{}, 'months', subscriptionTexts.period],
    [{ months: '', days: null }, 'months', subscriptionTexts.period],
    [{ months: 61 }, 'months', subscriptionTexts.months],
    [{ months: 1.5 }, 'months', subscriptionTexts.months],
    [{ days: 1826 }, 'days', subscriptionTexts.days],
    [{ days: 0 }, 'days', subscriptionTexts.days],
    [{ months: 1, days: 365 }, 'days', subscriptionTexts.bothPeriods],
    [{ months: 1, resource_ids: [99_999] }, 'resource_ids', undefined],
    [{ months: 1, clinic: 1 }, 'clinic', undefined],
  ])('refuses %j', async (body, field, message) => {
    const answer = await quoteOf(api.newClinic(), body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    if (message) expect(answer.body.fields[field]).toBe(message);
  });

  it('refuses two prices of one kind, and a choice without a subscription', async () => {
    const clinic = api.newClinic();
    const two = { months: 1, resource_ids: [prices.yearly, prices.users] };
    expect((await quoteOf(clinic, two)).body.fields).toEqual({
      subscription: subscriptionTexts.oneOfKind,
    });
    expect((await quoteOf(clinic, { months: 1, storage: prices.small })).body.fields).toEqual({
      subscription: subscriptionTexts.plan,
    });
  });
});

describe('an invoice for a period', () => {
  const clinicNow = async (id: number) => (await operator('GET', `/clinics/${id}`)).body;
  const anInvoice = async (clinic_id: number, overrides: Record<string, unknown> = {}) =>
    (
      await operator('POST', '/admin/invoices', {
        ...{ clinic_id, title: 'تمدید', subscription_days: '۹۰' },
        lines: [{ title: 'اشتراک', unit_price: 1_000_000 }],
        ...overrides,
      })
    ).body;

  it('adds it once when it is paid in full, also with two simultaneous payments', async () => {
    const clinic = api.newClinic({ subscription_days: 100 });
    const id = await clinic.id();
    const invoice = await anInvoice(id);
    expect(invoice.subscription_days).toBe(90);
    const pay = (amount: number) =>
      operator('POST', `/admin/invoices/${invoice.id}/payments`, { amount });
    await pay(100_000);
    expect((await clinicNow(id)).remaining_days).toBe(100);
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay(1_000_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await clinicNow(id)).toMatchObject({ remaining_days: 190, subscription_days: 190 });
    const { body } = await operator('GET', `/clinics/${id}/subscription`);
    expect(body.periods).toMatchObject([
      { days: 90, starts_on: addDays(today, 100), invoice_id: invoice.id },
    ]);
    expect(
      (await operator('POST', `/admin/invoices/${invoice.id}/void`, { reason: 'اشتباه' })).status,
    ).toBe(409);
  });

  it('adds both periods of two invoices that are paid at the same time', async () => {
    const id = await api.newClinic({ subscription_days: 10 }).id();
    const invoices = [await anInvoice(id), await anInvoice(id), await anInvoice(id)];
    const answers = await Promise.all(
      invoices.map((invoice) =>
        operator('POST', `/admin/invoices/${invoice.id}/payments`, { amount: 1_100_000 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await clinicNow(id)).remaining_days).toBe(280);
  });

  it('makes an expired clinic active again, from today', async () => {
    const clinic = api.newClinic({
      subscription_start_date: '2020-01-01',
      subscription_days: 30,
      ...{ storage_limit: '5GB' },
    });
    const member = clinic.as('all');
    const id = await clinic.id();
    expect((await member('GET', `/clinics/${id}`)).body.code).toBe('subscription_expired');
    const invoice = await anInvoice(id);
    await operator('POST', `/admin/invoices/${invoice.id}/payments`, { amount: 1_100_000 });
    expect((await member('GET', `/clinics/${id}`)).body).toMatchObject({
      subscription_start_date: today,
      remaining_days: 90,
    });
    expect((await clinicNow(id)).storage_limit).toBe('5GB');
  });

  it('does not end a suspension, and an invoice for other things adds no days', async () => {
    const id = await api.newClinic({ account_status: 'suspended', is_active: false }).id();
    const invoice = await anInvoice(id, { subscription_days: 5 });
    await operator('POST', `/admin/invoices/${invoice.id}/payments`, { amount: 1_100_000 });
    expect(await clinicNow(id)).toMatchObject({
      account_status: 'suspended',
      is_active: false,
      remaining_days: 370,
    });
    const other = await anInvoice(id, { subscription_days: null });
    await operator('POST', `/admin/invoices/${other.id}/payments`, { amount: 1_100_000 });
    expect((await clinicNow(id)).remaining_days).toBe(370);
  });

  it('that costs nothing counts as paid at once, and keeps limits of any size', async () => {
    const id = await api.newClinic({ subscription_days: 10, storage_limit: '9999999999TB' }).id();
    const lines = [{ title: 'هدیه', unit_price: 0 }];
    expect(await anInvoice(id, { lines })).toMatchObject({ status: 'paid', total: 0 });
    expect((await anInvoice(id, { lines, status: 'draft' })).status).toBe('draft');
    expect((await clinicNow(id)).remaining_days).toBe(100);
  });

  it('is refused when it makes a subscription too long', async () => {
    const id = await api.newClinic().id();
    const invoice = await anInvoice(id, { subscription_days: 36_500 });
    const answer = await operator('POST', `/admin/invoices/${invoice.id}/payments`, {
      amount: 1_100_000,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_long' } });
    const { body } = await operator('GET', `/admin/invoices/${invoice.id}`);
    expect(body).toMatchObject({ status: 'issued', paid_amount: 0, payments: [] });
    expect(
      (await operator('POST', '/admin/invoices', { clinic_id: id, subscription_days: 0 })).status,
    ).toBe(400);
  });
});
