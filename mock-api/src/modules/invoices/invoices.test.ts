import { addDays } from '../../seed/calendar';
import { todayInTehran } from '../../lib/tehran';
import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
});
afterAll(() => api.stop());

async function anInvoice(overrides: Record<string, unknown> = {}) {
  const clinic = api.newClinic();
  const input = {
    clinic_id: await clinic.id(),
    title: 'اشتراک سالیانه',
    lines: [{ title: 'اشتراک', unit_price: '۱,۰۰۰,۰۰۰' }],
    ...overrides,
  };
  return { clinic, input, answer: await operator('POST', '/admin/invoices', input) };
}

it('adds up lines and prices, with 10 % tax, and keeps the prices of that time', async () => {
  const price = { title: '۵ گیگابایت', price: 500_000, type: 'storage' };
  const id = await created(operator, '/resources-pricing', price);
  const { answer } = await anInvoice({ resource_ids: [id] });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      subtotal: 1_500_000,
      tax: 150_000,
      total: 1_650_000,
      paid_amount: 0,
      remaining: 1_650_000,
      status: 'issued',
      number: expect.stringMatching(/^INV-\d+-\d+$/),
    },
  });
  await operator('POST', `/resources-pricing/${id}`, { price: 1 });
  const { body } = await operator('GET', `/admin/invoices/${answer.body.id}`);
  expect(body.lines).toMatchObject([{ unit_price: 1_000_000 }, { unit_price: 500_000 }]);
});

it('takes payments up to the owed amount, also two at the same time', async () => {
  const { answer } = await anInvoice();
  const path = `/admin/invoices/${answer.body.id}/payments`;
  const first = await operator('POST', path, { amount: '100,000' });
  expect(first).toMatchObject({
    status: 201,
    body: { status: 'partially_paid', paid_amount: 100_000, remaining: 1_000_000 },
  });
  expect(first.body.payments[0].reference).toMatch(/^\d{7}$/);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => operator('POST', path, { amount: 600_000 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const rest = await operator('POST', path, { amount: 400_000, reference: 'A-1' });
  expect(rest.body).toMatchObject({ status: 'paid', remaining: 0 });
  expect((await operator('POST', path, { amount: 1 })).status).toBe(409);
  expect((await operator('POST', path, { amount: 0 })).status).toBe(400);
});

it('voids an unpaid invoice with a reason, and no other', async () => {
  const { answer } = await anInvoice();
  const path = `/admin/invoices/${answer.body.id}`;
  expect((await operator('POST', `${path}/void`, { reason: ' ' })).body.fields).toEqual({
    reason: 'دلیل ابطال الزامی است',
  });
  const done = await operator('POST', `${path}/void`, { reason: 'اشتباه' });
  expect(done).toMatchObject({ status: 200, body: { status: 'void', remaining: 0 } });
  expect((await operator('GET', path)).body).toMatchObject({ void_reason: 'اشتباه' });
  expect((await operator('POST', `${path}/void`, { reason: 'اشتباه' })).status).toBe(409);
  expect((await operator('POST', `${path}/payments`, { amount: 1 })).status).toBe(409);

  const other = await anInvoice();
  const otherPath = `/admin/invoices/${other.answer.body.id}`;
  await operator('POST', `${otherPath}/payments`, { amount: 1 });
  expect((await operator('POST', `${otherPath}/void`, { reason: 'اشتباه' })).status).toBe(409);
});

it('finds the clinics that an invoice may be issued to, without the section of clinics', async () => {
  const clinicId = await api.newClinic().id();
  const accountant = api.platform({ sections: ['accounting'] });
  const { status, body } = await accountant('GET', `/admin/invoices/clinics?id=${clinicId}`);
  const known = { id: clinicId, name: expect.any(String), code: expect.any(String) };
  expect([status, body.data]).toEqual([200, [{ ...known, city: expect.any(String) }]]);
  const other = api.platform({ sections: ['support'] });
  expect((await other('GET', '/admin/invoices/clinics')).status).toBe(403);
  expect((await api.newClinic().as('all')('GET', '/admin/invoices/clinics')).status).toBe(403);
});

it('adds up the invoices and payments of each Jalali month', async () => {
  const months = async () => {
    const { status, body } = await operator('GET', '/admin/invoices/months');
    expect([status, body.data.length]).toEqual([200, 12]);
    return body.data;
  };
  const [before, , earlierBefore] = await months();
  const { answer } = await anInvoice();
  await operator('POST', `/admin/invoices/${answer.body.id}/payments`, { amount: 100_000 });
  await anInvoice({ status: 'draft' });
  const { answer: void_ } = await anInvoice();
  await operator('POST', `/admin/invoices/${void_.body.id}/void`, { reason: 'اشتباه' });
  const [after, , earlier] = await months();
  expect(after).toEqual({
    id: expect.stringMatching(/^14\d\d-\d\d$/),
    title: expect.stringMatching(/^\S+ ۱۴/),
    invoices: before.invoices + 1,
    total: before.total + 1_100_000,
    tax: before.tax + 100_000,
    received: before.received + 100_000,
  });
  expect(earlier).toEqual(earlierBefore);
  expect(
    (await api.platform({ sections: ['settings'] })('GET', '/admin/invoices/months')).status,
  ).toBe(403);
});

it('shows a clinic its own invoices and payments, and those of nobody else', async () => {
  const { clinic, answer } = await anInvoice({ due_on: addDays(todayInTehran(), -1) });
  await operator('POST', `/admin/invoices/${answer.body.id}/payments`, { amount: 1000 });
  const path = `/clinics/${await clinic.id()}`;
  const accountant = clinic.as('read', { sections: ['accounting'] });
  expect((await accountant('GET', `${path}/invoices`)).body.data).toMatchObject([
    { id: answer.body.id, is_overdue: true, remaining: 1_099_000 },
  ]);
  const whole = await accountant('GET', `${path}/invoices/${answer.body.id}`);
  expect(whole.body).toMatchObject({ lines: [{ title: 'اشتراک' }], payments: [{ amount: 1000 }] });
  const other = await anInvoice();
  const foreign = `${path}/invoices/${other.answer.body.id}`;
  expect((await accountant('GET', foreign)).status).toBe(404);
  expect((await operator('GET', foreign)).status).toBe(404);
  const { body } = await accountant('GET', `${path}/payments`);
  expect(body.data).toMatchObject([{ amount: 1000, invoice_number: answer.body.number }]);
  expect((await operator('GET', `${path}/payments`)).body.meta.total).toBe(1);
  expect((await api.newClinic().as('all')('GET', `${path}/invoices`)).status).toBe(404);
  expect(
    (await clinic.as('all', { sections: ['patients'] })('GET', `${path}/invoices`)).status,
  ).toBe(403);
  expect((await accountant('GET', '/admin/invoices')).status).toBe(403);
  const overdue = await operator('GET', '/admin/invoices?status=overdue');
  expect(overdue.body.data.map(({ id }: { id: number }) => id)).toEqual([answer.body.id]);
});

it.each([
  [{ lines: [] }, 'lines'],
  [{ title: '' }, 'title'],
  [{ clinic_id: 99_999 }, 'clinic_id'],
  [{ lines: [{ title: 'x', unit_price: -1 }] }, 'lines.0.unit_price'],
])('refuses %j', async (wrong, field) => {
  const { status, body } = (await anInvoice(wrong)).answer;
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('answers what a clinic uses of its limits', async () => {
  const clinic = api.newClinic({ storage_limit: '1GB', sms_limit: '10' });
  const id = await clinic.id();
  await api.db.platform((tx) =>
    tx.query(
      `with file as (insert into files (clinic_id, "fileName", folder, "originalName", mime, size)
         values ($1, $2, 'general', 'a.png', 'image/png', 536870912))
       insert into sms_messages (clinic_id, "to", body, parts, status)
       values ($1, '09120000000', 'x', 3, 'sent'), ($1, '09120000000', 'x', 3, 'failed')`,
      [id, `usage-${id}.png`],
    ),
  );
  const reader = clinic.as('read');
  const { status, body } = await reader('GET', `/clinics/${id}/usage`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    storage: { used: 536_870_912, limit: 1_073_741_824, limit_text: '1GB', percent: 50 },
    traffic: { used: 0, limit: null, limit_text: 'Unlimited', percent: null },
    sms: { used: 3, limit: 10, percent: 30 },
    users: { used: 1, limit: null },
    remaining_days: 365,
  });
  expect((await operator('GET', `/clinics/${id}/usage`)).body).toEqual(body);
  expect((await api.newClinic().as()('GET', `/clinics/${id}/usage`)).status).toBe(404);
});
