import { jalaliMonthOf } from '../../lib/jalali-months';
import { todayInTehran } from '../../lib/tehran';
import { aPayrollClinic, fixedPay, payrollMonth as month } from '../../testing/payroll';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('posts a month once: a document and an account entry for everybody', async () => {
  const { accountant, staff, adjust, post, lineOf, ledger } = await aPayrollClinic(api);
  const first = await staff({ ...fixedPay, fixed_amount: 10_000_000 }, 'الف');
  const second = await staff({ ...fixedPay, fixed_amount: 20_000_000 }, 'ب');
  const advance = { title: 'مساعده', document_type: 'پرداختی', paid_amount: 1_000_000 };
  await created(accountant, '/financial-documents', { user_id: first, ...advance });
  await adjust({ user_id: first, amount: 250_000, note: 'پاداش نوروز' });
  const { status, body } = await post({ note: 'بهار' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    month,
    title: 'فروردین ۱۴۰۵',
    note: 'بهار',
    status: 'posted',
    total: 30_250_000,
    posted_by: { fullName: 'حسابدار' },
    lines: [
      { user_id: first, adjustment: 250_000, note: 'پاداش نوروز', total: 10_250_000 },
      { user_id: second, total: 20_000_000, status: 'posted' },
    ],
  });
  const document = `/financial-documents/${body.lines[0].financial_document_id}`;
  expect((await accountant('GET', document)).body).toMatchObject({
    user_id: first,
    title: 'حقوق فروردین ۱۴۰۵',
    document_type: 'پرداختی',
    calculated_salary_this_month: 10_250_000,
    previous_credit: 1_000_000,
    total_payable: 9_250_000,
    paid_amount: 0,
    description: 'پاداش نوروز',
  });
  expect(await ledger(first)).toMatchObject({
    balance: 9_250_000,
    data: [{ kind: 'salary', amount: 10_250_000 }, { kind: 'payment' }],
  });
  for (const again of [{}, { user_ids: [first] }]) {
    expect(await post(again)).toMatchObject({ status: 409, body: { code: 'posted' } });
  }
  expect(await adjust({ user_id: first, amount: 1, note: 'دیر' })).toMatchObject({
    status: 409,
    body: { code: 'posted', message: 'حقوق این ماه برای این کاربر پیش‌تر ثبت شده است' },
  });
  // A posted month stays as it was, even if the profile changes later.
  const { body: profile } = await accountant('GET', `/financialInfo/user/${second}`);
  await accountant('POST', `/financialInfo/${profile.id}`, { fixed_amount: 1 });
  expect(await lineOf(second)).toMatchObject({ state: 'posted', total: 20_000_000 });
  const trail = await api.db.platform((tx) =>
    tx.query<{ entity: string }>(
      `select distinct entity from audit_log where action = 'create' and (
         (entity = 'payroll_runs' and entity_id = $1 and clinic_id = (
           select clinic_id from users where id = $2)))`,
      [body.id, first],
    ),
  );
  expect(trail).toHaveLength(1);
});

it('posts some people first and the others later', async () => {
  const { staff, post } = await aPayrollClinic(api);
  const first = await staff(fixedPay);
  const second = await staff(fixedPay);
  expect((await post({ user_ids: [String(first), first] })).body.lines).toHaveLength(1);
  expect((await post({ user_ids: [first, second] })).body.code).toBe('posted');
  expect((await post()).body.lines).toMatchObject([{ user_id: second }]);
});

it('posts a month once with many simultaneous requests', async () => {
  const { staff, post, ledger, accountant } = await aPayrollClinic(api);
  const people = [await staff(fixedPay), await staff(fixedPay), await staff(fixedPay)];
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => post()),
    ...people.map((user_id) => post({ user_ids: [user_id] })),
    post({ user_ids: people.toReversed() }),
  ]);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  for (const user_id of people) {
    expect(await ledger(user_id)).toMatchObject({ balance: 27_000_000, meta: { total: 1 } });
  }
  const { body } = await accountant('GET', '/financial-documents/pagination');
  expect(body.meta.total).toBe(3);
});

it('applies an adjustment that is sent with the posting, or refuses it', async () => {
  const { staff, post, adjust, ledger } = await aPayrollClinic(api);
  const user_id = await staff(fixedPay);
  const [adjusted, run] = await Promise.all([
    adjust({ user_id, amount: 5, note: 'پاداش' }),
    post(),
  ]);
  expect(run.status).toBe(201);
  expect((await ledger(user_id)).balance).toBe(27_000_000 + (adjusted.status === 200 ? 5 : 0));
});

it('lets the database refuse a second posting of the same month', async () => {
  const { clinic, staff, post } = await aPayrollClinic(api);
  await staff(fixedPay);
  const { body } = await post();
  const clinicId = await clinic.id();
  const again = api.db.tenant(clinicId, (tx) =>
    tx.query(
      `insert into payroll_lines select (jsonb_populate_record(l, jsonb_build_object(
         'id', l.id + 1000000))).* from payroll_lines l where l.run_id = $1 and l.clinic_id = $2`,
      [body.id, clinicId],
    ),
  );
  expect(await again.catch((error: { code?: string }) => error.code)).toBe('23505');
});

it('voids a run with a reason; afterwards the month can be posted again', async () => {
  const { clinic, staff, post, accountant, ledger, lineOf } = await aPayrollClinic(api);
  const user_id = await staff(fixedPay);
  const { body: run } = await post();
  const path = `/payroll/runs/${run.id}/void`;
  expect((await clinic.as('write')('POST', path, { reason: 'اشتباه' })).status).toBe(403);
  expect(await accountant('POST', path, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'علت ابطال را بنویسید' } },
  });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => accountant('POST', path, { reason: 'اشتباه' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
    status: 'void',
    void_reason: 'اشتباه',
    lines: [{ status: 'void', total: 27_000_000 }],
  });
  expect(await ledger(user_id)).toMatchObject({ balance: 0, data: [{ kind: 'reversal' }, {}] });
  const document = `/financial-documents/${run.lines[0].financial_document_id}`;
  expect((await accountant('GET', document)).body.status).toBe('void');
  expect((await lineOf(user_id)).state).toBe('open');
  expect((await post()).status).toBe(201);
  expect((await ledger(user_id)).balance).toBe(27_000_000);
});

it('changes with a document that is voided alone', async () => {
  const { staff, post, accountant } = await aPayrollClinic(api);
  const first = await staff(fixedPay);
  await staff(fixedPay);
  const { body: run } = await post();
  const line = run.lines.find(({ user_id }: { user_id: number }) => user_id === first);
  const reason = { reason: 'اشتباه' };
  await accountant('POST', `/financial-documents/${line.financial_document_id}/void`, reason);
  expect((await post()).body.lines).toMatchObject([{ user_id: first }]);
  expect((await accountant('POST', `/payroll/runs/${run.id}/void`, reason)).status).toBe(200);
  const list = async (query: string) => (await accountant('GET', `/payroll/runs?${query}`)).body;
  expect(await list('')).toMatchObject({ data: [{ status: 'posted' }, { status: 'void' }] });
  expect((await list('status=void')).data).toMatchObject([{ id: run.id, lines: [{}, {}] }]);
  expect((await list(`user_id=${first}&limit=1`)).meta).toMatchObject({ total: 2, totalPages: 2 });
  expect((await list('month=1405-02')).data).toEqual([]);
  expect((await list('search=حسابدار')).meta.total).toBe(2);
});

it('changes with a document that is given to another person', async () => {
  const { staff, post, accountant, ledger } = await aPayrollClinic(api);
  const first = await staff(fixedPay);
  const { body: run } = await post();
  const document = `/financial-documents/${run.lines[0].financial_document_id}`;
  const second = await staff({ income_type: null });
  await accountant('POST', document, { user_id: second });
  expect((await ledger(first)).balance).toBe(0);
  expect((await post({ user_ids: [first] })).status).toBe(201);
  expect((await ledger(first)).balance).toBe(27_000_000);
});

it('does not post a month that has not ended, or a negative sum', async () => {
  const { accountant, staff, post, adjust } = await aPayrollClinic(api);
  const user_id = await staff(fixedPay);
  const running = jalaliMonthOf(todayInTehran());
  expect((await accountant('GET', `/payroll/preview?month=${running}`)).body.may_post).toBe(false);
  expect(await post({ month: running })).toMatchObject({
    status: 409,
    body: { code: 'month_open', message: 'حقوق یک ماه پس از پایان آن ثبت می‌شود' },
  });
  await adjust({ user_id, amount: -20_000_000, note: 'بدهی' });
  await adjust({ user_id, note: 'بدهی' });
  const { body: profile } = await accountant('GET', `/financialInfo/user/${user_id}`);
  await accountant('POST', `/financialInfo/${profile.id}`, { fixed_amount: 1000 });
  expect(await post()).toMatchObject({ status: 409, body: { code: 'negative_pay' } });
});

it('needs the accounting section, and finds nobody of another clinic', async () => {
  const { clinic, staff, post } = await aPayrollClinic(api);
  const user_id = await staff(fixedPay);
  const { body: run } = await post();
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `/payroll/runs/${run.id}`)).status).toBe(404);
  expect((await stranger('POST', `/payroll/runs/${run.id}/void`, {})).status).toBe(404);
  expect((await stranger('GET', '/payroll/runs')).body.data).toEqual([]);
  expect((await stranger('GET', `/payroll/preview?month=${month}`)).body.data).toEqual([]);
  expect((await stranger('POST', '/payroll/runs', { month, user_ids: [user_id] })).status).toBe(
    404,
  );
  expect(
    await stranger('PUT', '/payroll/adjustments', { month, user_id, leave_days: 1 }),
  ).toMatchObject({
    status: 404,
    body: { fields: { user_id: 'برای این کاربر اطلاعات مالی ثبت نشده است' } },
  });
  const reader = clinic.as('read');
  expect((await reader('GET', '/payroll/runs')).status).toBe(200);
  expect((await reader('POST', '/payroll/runs', {})).status).toBe(403);
  expect((await reader('PUT', '/payroll/adjustments', {})).status).toBe(403);
  const desk = clinic.as('all', { sections: ['patients', 'users'] });
  expect((await desk('GET', '/payroll/preview')).status).toBe(403);
});
