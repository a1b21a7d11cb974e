import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/financialInfo';

async function aClinic() {
  const clinic = api.newClinic();
  const columns = {
    fullName: 'رضا محمدی',
    nationalCode: '2280014368',
    systemCode: 'U-1404',
    phoneNumber: '09171234567',
  };
  const user_id = await clinic.as({ columns }).userId();
  return { clinic, accountant: clinic.as('all'), user_id };
}

/** Every field as the wizard sends it. */
const wizard = {
  income_type: 'ترکیبی',
  daily_work_hours: '۱۲ ساعت',
  fixed_amount: '۱٬۵۰۰٬۰۰۰ تومان',
  percentage_value: '30%',
  percentage_source: 'مشاوره',
  insurance_name: 'تامین اجتماعی',
  insurance_type_name: '',
  insurance_total_cost: '3000000000 تومان',
  clinic_share: '۷۰٪',
  employee_share: '30 %',
  bank_name: 'ملت',
  account_holder_name: 'رضا محمدی',
  card_number: '۶۲۱۹ 8610 3452 9007',
  sheba_number: '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲',
  monthly_leave: '2.5 روز',
  yearly_leave: '36 روز',
  final_notes: null,
};
const stored = {
  ...wizard,
  daily_work_hours: 12,
  fixed_amount: 1_500_000,
  percentage_value: 30,
  insurance_type_name: null,
  insurance_total_cost: 3_000_000_000,
  clinic_share: 70,
  employee_share: 30,
  card_number: '6219861034529007',
  sheba_number: 'IR820540102680020817909002',
  monthly_leave: 2.5,
  yearly_leave: 36,
};

it('stores the numbers of values with units, and answers them with the person', async () => {
  const { accountant, user_id } = await aClinic();
  const { status, body } = await accountant('POST', path, { user_id, ...wizard });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...stored,
    user_id,
    user: { id: user_id, phoneNumber: '09171234567', profile: { fullName: 'رضا محمدی' } },
  });
  expect((await accountant('GET', `${path}/${body.id}`)).body).toEqual(body);
  expect((await accountant('GET', `${path}/user/${user_id}`)).body).toEqual(body);
});

it('needs only the person, changes the sent fields and clears those with null', async () => {
  const { accountant, user_id } = await aClinic();
  const { status, body } = await accountant('POST', path, { user_id: String(user_id) });
  expect([status, body.income_type, body.fixed_amount]).toEqual([201, null, null]);
  const edit = (sent: object) => accountant('POST', `${path}/${body.id}`, sent);
  expect((await edit(wizard)).body).toMatchObject(stored);
  expect((await edit({ income_type: 'fixed', sheba_number: 'IR82' })).body).toMatchObject({
    ...stored,
    income_type: 'ثابت',
    sheba_number: 'IR82',
  });
  expect((await edit({ fixed_amount: ' تومان', percentage_value: null })).body).toMatchObject({
    fixed_amount: null,
    percentage_value: null,
    yearly_leave: 36,
  });
});

it('names wrong values', async () => {
  const { accountant, user_id } = await aClinic();
  const fieldsOf = async (sent: object) => {
    const { status, body } = await accountant('POST', path, { user_id, ...sent });
    return [status, body.fields];
  };
  expect((await accountant('POST', path, {})).body.fields).toEqual({
    user_id: 'انتخاب کاربر الزامی است',
  });
  expect(
    await fieldsOf({
      income_type: 'زیاد',
      daily_work_hours: '25 ساعت',
      fixed_amount: 'یک تومان',
      percentage_value: '101%',
      clinic_share: -1,
      card_number: '12x',
      monthly_leave: 'سه روز',
    }),
  ).toEqual([
    400,
    {
      income_type: 'گزینه انتخاب شده معتبر نیست',
      daily_work_hours: 'ساعت کاری باید عددی بین ۰ تا ۲۴ باشد',
      fixed_amount: 'عدد وارد شده معتبر نیست',
      percentage_value: 'درصد باید عددی بین ۰ تا ۱۰۰ باشد',
      clinic_share: 'درصد باید عددی بین ۰ تا ۱۰۰ باشد',
      card_number: 'شماره کارت باید فقط شامل عدد باشد',
      monthly_leave: 'تعداد روز معتبر نیست',
    },
  ]);
  expect(await fieldsOf({ clinic_share: 70, employee_share: 31 })).toEqual([
    400,
    { employee_share: 'مجموع سهم‌ها نباید بیشتر از ۱۰۰ درصد باشد' },
  ]);
  expect((await accountant('GET', `${path}/pagination`)).body.meta.total).toBe(0);
});

it('stores one profile for each person, also when two are sent at the same time', async () => {
  const { accountant, user_id } = await aClinic();
  const answers = await Promise.all([1, 2, 3].map(() => accountant('POST', path, { user_id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: { fields: { user_id: 'اطلاعات مالی این کاربر قبلا ثبت شده است' } },
  });
});

it('lists profiles with search and sort', async () => {
  const { clinic, accountant, user_id } = await aClinic();
  await accountant('POST', path, { user_id, fixed_amount: 5 });
  const other = await clinic.as({ columns: { fullName: 'پریسا نوری' } }).userId();
  await accountant('POST', path, { user_id: other, fixed_amount: 9 });
  const names = async (query: string) =>
    (await accountant('GET', `${path}/pagination?${query}`)).body.data.map(
      (row: { user: { profile: { fullName: string } } }) => row.user.profile.fullName,
    );
  expect(await names('search=۲۲۸۰۰۱۴۳۶۸')).toEqual(['رضا محمدی']);
  expect(await names('sort=fixed_amount')).toEqual(['رضا محمدی', 'پریسا نوری']);
  expect(await names('sort=fullName')).toEqual(['پریسا نوری', 'رضا محمدی']);
  expect(await names(`user_id=${other}`)).toEqual(['پریسا نوری']);
  expect(await names('user_id=1')).toEqual([]);
  const paged = await accountant('GET', `${path}/pagination?limit=1&page=3`);
  expect(paged.body).toEqual({ data: [], meta: { page: 3, limit: 1, total: 2, totalPages: 2 } });
});

it('needs the accounting section, and finds nothing of another clinic', async () => {
  const { clinic, accountant, user_id } = await aClinic();
  const { body } = await accountant('POST', path, { user_id });
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${body.id}`)).status).toBe(404);
  expect((await stranger('POST', `${path}/${body.id}`, { fixed_amount: 'x' })).status).toBe(404);
  expect((await stranger('GET', `${path}/user/${user_id}`)).status).toBe(404);
  expect((await stranger('GET', `${path}/pagination?clinicId=${await clinic.id()}`)).status).toBe(
    404,
  );
  expect((await stranger('POST', path, { user_id })).status).toBe(404);
  expect((await clinic.as('read')('POST', path, {})).status).toBe(403);
  expect((await clinic.as('all', { sections: ['users'] })('GET', `${path}/1`)).status).toBe(403);
});
