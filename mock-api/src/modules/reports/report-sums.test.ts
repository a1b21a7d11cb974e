import { documentType } from '@ziba/shared/contracts/financial-documents';
import { jalaliMonth, lastJalaliMonth } from '../../lib/jalali-months';
import { addDays, todayInTehran } from '../../lib/tehran';
import { tehranDayOf } from '@ziba/shared/contracts/tehran';
import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

/* Every report is compared with sums over the lists that the API answers, on the demo clinic. */

type Row = ReturnType<typeof JSON.parse>;

let api: TestApi;
let mina: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  mina = await api.login('mina');
});
afterAll(() => api.stop());

const to = todayInTehran();
const from = addDays(to, -119);
const range = `from=${from}&to=${to}`;

const read = async (path: string): Promise<Row> => {
  const { status, body } = await mina('GET', path);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
};

/** All rows of a list, page by page. */
async function all(list: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, meta } = await read(
      `${list}${list.includes('?') ? '&' : '?'}limit=500&page=${page}`,
    );
    rows.push(...data);
    pages = meta.totalPages;
  }
  return rows;
}

const sum = (rows: readonly Row[], name: string): number =>
  rows.reduce((total, row) => total + Number(row[name]), 0);
const inRange = (rows: readonly Row[], first = from, last = to) =>
  rows.filter(({ created_at }) => {
    const day = tehranDayOf(new Date(created_at));
    return day >= first && day <= last;
  });
const posted = (rows: readonly Row[]) => rows.filter(({ status }) => status !== 'void');

it('counts the income as the payments of the list and the days of the cash book', async () => {
  const report = await read(`/reports/income?${range}`);
  const paid = posted(await all(`/payments?${range}`)).filter(({ method }) => method !== 'wallet');
  expect(report.received).toBe(sum(paid, 'amount'));
  expect(report.received).toBeGreaterThan(0);
  const days = await all(`/cash/days?${range}`);
  expect(days.length).toBeGreaterThan(5);
  for (const { date, expected_total } of days) {
    const { amount = 0 } = report.data.find(({ key }: Row) => key === date) ?? {};
    expect([date, amount]).toEqual([date, expected_total]);
  }
  for (const by of ['method', 'doctor', 'service', 'target']) {
    const { data } = await read(`/reports/income?${range}&by=${by}`);
    expect([by, sum(data, 'amount')]).toEqual([by, report.total]);
  }
});

it('counts appointments, by doctor and service too, as their list does', async () => {
  const rows = await all(`/appointments?${range}`);
  for (const by of ['day', 'doctor', 'service']) {
    const { data, total } = await read(`/reports/appointments?${range}&by=${by}`);
    expect(total.total).toBe(rows.length);
    for (const status of ['done', 'no_show', 'canceled', 'waiting']) {
      const listed = rows.filter((row) => row.status === status).length;
      expect([by, status, total[status], sum(data, status)]).toEqual([by, status, listed, listed]);
    }
  }
});

it('lists the debts that the accounts of patients show', async () => {
  const { data, total, ages } = await read('/reports/debts?limit=500');
  expect(total).toBe(sum(data, 'total'));
  expect(ages.to_30 + ages.to_60 + ages.to_90 + ages.older).toBe(total);
  for (const row of data.slice(0, 5)) {
    const debts = await all(`/patients/${row.patient_id}/debts`);
    expect([row.patient_id, sum(debts, 'remaining')]).toEqual([row.patient_id, row.total]);
  }
});

it('sums up what the lists of purchases show as not paid', async () => {
  const { data, total } = await read('/reports/payables');
  const goods = posted(await all('/product-financial/pagination'));
  const services = await all('/internal-service-documents/pagination');
  const devices = await all('/devices/pagination');
  const left = [...goods, ...services, ...devices];
  expect(total).toBe(sum(left, 'remaining_cost'));
  expect(data).toHaveLength(left.filter((row) => row.remaining_cost > 0).length);
  expect(total).toBeGreaterThan(0);
});

it('sums up the pay of the staff by their documents, and what their accounts owe', async () => {
  const report = await read(`/reports/staff-pay?${range}`);
  const documents = inRange(posted(await all('/financial-documents/pagination')));
  expect(report.paid).toBe(sum(documents, 'paid_amount'));
  expect(report.salary).toBe(sum(documents, 'calculated_salary_this_month'));
  expect(sum(report.data, 'paid')).toBe(report.paid);
  for (const { user_id, balance } of report.data) {
    const account = await read(`/staff/${user_id}/ledger`);
    expect([user_id, account.balance]).toEqual([user_id, balance]);
  }
  const owed = report.data.filter((row: Row) => row.balance > 0);
  expect(report.owed).toBe(sum(owed, 'balance'));
});

it('computes profit and loss of a month from the documents and payments of its days', async () => {
  const { month, title, from: first, to: last } = jalaliMonth(lastJalaliMonth());
  const report = await read(`/reports/profit?${range}`);
  const line = report.data.find(({ key }: Row) => key === month);
  const { total: income } = await read(`/reports/income?from=${first}&to=${last}`);
  const of = async (list: string) => inRange(posted(await all(list)), first, last);
  const goods = sum(await of('/product-financial/pagination'), 'paid_cost');
  const services = sum(await of('/internal-service-documents/pagination'), 'paid_amount');
  const staff = sum(await of('/financial-documents/pagination'), 'paid_amount');
  const bought = await of('/devices/pagination');
  const days = `from=${first}&to=${last}`;
  const served = posted(await all(`/device-services/pagination?${days}`));
  const devices =
    sum(bought, 'purchase_cost') - sum(bought, 'remaining_cost') + sum(served, 'cost');
  const expenses = sum(
    posted(await all(`/expenses/pagination?from=${first}&to=${last}`)),
    'amount',
  );
  const result = income - goods - services - devices - staff - expenses;
  expect(line).toEqual({
    key: month,
    label: title,
    from: first,
    to: last,
    ...{ income, goods, services, devices, staff, expenses, result },
  });
  expect(report.total.result).toBe(sum(report.data, 'result'));
  expect(report.total.income).toBe((await read(`/reports/income?${range}`)).total);
});

it('counts what devices had cost as the profit and loss and the list of services do', async () => {
  const [device] = await all('/devices/pagination');
  const body = { serviced_on: to, cost: 1234 };
  expect((await mina('POST', `/devices/${device.id}/services`, body)).status).toBe(200);
  const { data, total } = await read(`/reports/devices?${range}`);
  for (const name of ['services', 'service_cost', 'bought'])
    expect([name, sum(data, name)]).toEqual([name, total[name]]);
  const served = posted(await all(`/device-services/pagination?${range}`));
  expect(total).toMatchObject({ services: served.length, service_cost: sum(served, 'cost') });
  const line = data.find(({ key }: Row) => key === String(device.id));
  const own = served.filter(({ device_id }) => device_id === device.id);
  expect(line).toMatchObject({ services: own.length, service_cost: sum(own, 'cost') });
  const { total: profit } = await read(`/reports/profit?${range}`);
  expect(total.service_cost + total.bought).toBe(profit.devices);
  expect(total.bought).toBeGreaterThan(0);
});

it('shows on the home of accounting the totals of these reports', async () => {
  const totalOf = async (name: string) => (await read(`/reports/${name}`)).total;
  expect(await read('/accounting/figures')).toEqual({
    income_today: await totalOf(`income?from=${to}&to=${to}`),
    patient_debts: await totalOf('debts'),
    unpaid_staff: (await read('/reports/staff-pay')).owed,
    unpaid_purchases: await totalOf('payables'),
  });
});

it('counts plans and their sessions as the list of plans does', async () => {
  const { data, total } = await read(`/reports/plans?${range}`);
  const plans = inRange(await all('/treatmentPlans'));
  expect(total).toMatchObject({
    plans: plans.length,
    completed: plans.filter(({ status }) => status === 'completed').length,
    canceled: plans.filter(({ status }) => status === 'canceled').length,
    sessions: sum(plans, 'sessions_count'),
    done_sessions: sum(plans, 'done_sessions'),
    cost: sum(plans, 'total_cost'),
    paid: sum(plans, 'paid_amount'),
  });
  expect(sum(data, 'plans')).toBe(total.plans);
});

it('counts the stock as the list of products does, at the average price of the purchases', async () => {
  const { data, total } = await read('/reports/stock');
  for (const status of ['expired', 'near_expiry', 'low', 'out']) {
    const listed = await all(`/products/clinic/1?status=${status}`);
    expect([status, total[status], sum(data, status)]).toEqual([
      status,
      listed.length,
      listed.length,
    ]);
  }
  const bought = posted(await all('/product-financial/pagination'));
  const products = await all('/products/clinic/1');
  const values = products.map(({ id, stock }) => {
    const of = bought.filter((row) => row.product_id === id && row.purchased_quantity > 0);
    const cost = sum(of, 'paid_cost') + sum(of, 'remaining_cost');
    const quantity = sum(of, 'purchased_quantity');
    return { value: quantity > 0 ? Math.round((stock * cost) / quantity) : 0 };
  });
  expect(total).toMatchObject({ products: products.length, value: sum(values, 'value') });
  expect(total.value).toBeGreaterThan(0);
});

it('counts the consumption as the movements of the products do', async () => {
  const products = await all('/products/clinic/1');
  const usual = products.find(({ stock }) => stock > 5);
  const body = { kind: 'consume', quantity: 2, reason: 'جلسه درمان' };
  expect((await mina('POST', `/products/${usual.id}/movements`, body)).status).toBe(201);
  const { data, total } = await read(`/reports/consumption?${range}`);
  let movements = 0;
  for (const { id } of products) {
    const taken = inRange(await all(`/products/${id}/movements`)).filter(
      ({ kind }) => kind === 'consume' || kind === 'dispose',
    );
    const line = data.find(({ key }: Row) => key === String(id)) ?? { used: 0, disposed: 0 };
    expect([id, line.used + line.disposed]).toEqual([id, 0 - sum(taken, 'quantity')]);
    movements += taken.length;
  }
  expect(total).toMatchObject({
    products: data.length,
    movements,
    value: sum(data, 'value'),
  });
});

it('counts the messages as their list does', async () => {
  const { data, total } = await read(`/reports/sms?${range}`);
  const until = addDays(to, 1);
  const listed = (await all(`/sms/messages?from=${from}&until=${until}`)).filter(
    ({ kind, created_at }) => kind !== 'secret' && tehranDayOf(new Date(created_at)) <= to,
  );
  expect(total).toMatchObject({ messages: listed.length, parts: sum(listed, 'parts') });
  expect(sum(data, 'messages')).toBe(listed.length);
});

it('counts new patients as their list does, beside the same number of days before', async () => {
  const patients = await all('/patients/pagination');
  const before = { first: addDays(from, -120), last: addDays(from, -1) };
  expect(await read(`/reports/patients?${range}`)).toMatchObject({
    registered: inRange(patients).length,
    previous: { registered: inRange(patients, before.first, before.last).length },
  });
});

it('leaves void documents out', async () => {
  const [{ id: user_id }] = await all('/users/clinic/1/index');
  const paidToday = async () => (await read(`/reports/staff-pay?from=${to}&to=${to}`)).paid;
  const before = await paidToday();
  const input = { user_id, title: 'آزمون', document_type: documentType.payment, paid_amount: 500 };
  const { body } = await mina('POST', '/financial-documents', input);
  expect(await paidToday()).toBe(before + 500);
  await mina('POST', `/financial-documents/${body.id}/void`, { reason: 'اشتباه' });
  expect(await paidToday()).toBe(before);
});
