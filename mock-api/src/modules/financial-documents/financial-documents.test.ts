import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/financial-documents';
const salary = {
  title: 'حقوق مهر',
  document_type: 'پرداختی',
  calculated_salary_this_month: '۱۲٬۵۰۰٬۰۰۰',
  carried_forward: 1_000_000,
  previous_credit: 500_000,
  paid_amount: 13_000_000,
};

it('stores a document and computes the total itself, whatever was sent', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const columns = { fullName: 'رضا محمدی', nationalCode: '2280014368', systemCode: 'U-77' };
  const member = clinic.as('all', { columns });
  const sent = { ...salary, user_id: await member.userId(), total_payable: 1, total_calculated: 1 };
  const { status, body } = await accountant('POST', path, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    calculated_salary_this_month: 12_500_000,
    total_payable: 13_000_000,
    total_calculated: 13_000_000,
    user: { id: sent.user_id, profile: { fullName: 'رضا محمدی', nationalCode: '2280014368' } },
  });
  expect(
    (await accountant('POST', `${path}/${body.id}`, { previous_credit: null, title: 'حقوق آبان' }))
      .body,
  ).toMatchObject({ title: 'حقوق آبان', previous_credit: 0, total_payable: 13_500_000 });
  expect((await accountant('GET', `${path}/${body.id}`)).body.title).toBe('حقوق آبان');
});

it("finds documents by the person's unique id or national code, the newest first", async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const people = [
    { nationalCode: '2280014368', systemCode: 'U-1404' },
    { nationalCode: '0012345679', systemCode: 'U-1405' },
  ];
  for (const columns of people) {
    const user_id = await clinic.as('all', { columns }).userId();
    await accountant('POST', path, { ...salary, user_id });
  }
  const list = async (query: string) =>
    (await accountant('GET', `${path}/pagination?${query}`)).body;
  expect((await list(`clinicId=${await clinic.id()}&page=1&limit=1`)).meta).toMatchObject({
    total: 2,
    totalPages: 2,
  });
  for (const search of ['2280014368', '۲۲۸۰۰۱۴۳۶۸', 'u-1404']) {
    expect((await list(`search=${search}`)).data).toMatchObject([
      { user: { profile: { nationalCode: '2280014368' } } },
    ]);
  }
});

it('names the wrong fields', async () => {
  const { status, body } = await api.newClinic().as('write')('POST', path, { paid_amount: -5 });
  expect(status).toBe(400);
  expect(Object.entries(body.fields)).toEqual([
    ['user_id', 'انتخاب کاربر الزامی است'],
    ['title', 'موضوع سند الزامی است'],
    ['document_type', 'انتخاب نوع سند الزامی است'],
    ['paid_amount', 'عدد وارد شده معتبر نیست'],
  ]);
});

it('finds no person and no document of another clinic, and needs the accounting section', async () => {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const { body } = await accountant('POST', path, {
    ...salary,
    user_id: await accountant.userId(),
  });
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).body).toMatchObject({
    message: 'سند یافت نشد',
  });
  expect((await stranger('POST', `${path}/${body.id}`, { title: '' })).status).toBe(404);
  expect((await stranger('GET', `${path}/pagination?clinicId=${await clinic.id()}`)).status).toBe(
    404,
  );
  expect(
    await stranger('POST', path, { ...salary, user_id: await accountant.userId() }),
  ).toMatchObject({ status: 404, body: { fields: { user_id: 'کاربری با این شناسه یافت نشد' } } });

  expect((await clinic.as('read')('POST', path, {})).status).toBe(403);
  expect((await clinic.as('all', { sections: ['users'] })('GET', `${path}/1`)).status).toBe(403);
});
