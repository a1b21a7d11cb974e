import { aFinancialInfo, anInsurance } from '@ziba/shared/testing/accounting-samples';
import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { NewProfileScreen } from './new-profile-screen';

const path = '/clinic/accounting/users/new-financial-info/:userId';
const at = '/clinic/accounting/users/new-financial-info/5';
const person = aStaffUser({ id: 5 });
const settings = {
  fixed_amount: 1_500_000,
  daily_work_hours: 12,
  monthly_leave: 3,
  yearly_leave: 36,
  version: 0,
};
const answers: Record<string, FakeAnswer> = {
  'GET /users/5': () => person,
  'GET /financialInfo/pagination': () => pageWith(),
  'GET /accounting/settings': () => settings,
  'GET /insurances': () => pageWith(anInsurance()),
};

const never = new Promise<never>(() => undefined);
const field = (name: string) => screen.findByLabelText(name);
const step = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'ثبت اطلاعات مالی' })).getByRole('button', {
    name,
  });
const next = () => screen.getByRole('button', { name: 'ادامه' });

testRecordScreen({
  element: <NewProfileScreen />,
  place: { path, at },
  read: 'GET /users/5',
  answers,
  find: () => field('نوع درآمد'),
});

it('registers a profile step by step, and goes to the list of users', async () => {
  const calls = fakeApi({ ...answers, 'POST /financialInfo': () => aFinancialInfo() });
  const screens = [{ path: '', title: 'کاربران', needs: 'read' as const, load: () => never }];
  const users = defineSection({ area: 'clinic', key: 'users', title: 'کاربران', screens });
  const session = aLogin({ plan: aPlan([aPlanSection(users)]) });
  const { user, location } = renderScreen(<NewProfileScreen />, { path, at, session });
  // A step opens when those before it are right.
  await user.selectOptions(await field('نوع درآمد'), 'ترکیبی');
  expect(await field('مبلغ ثابت')).toHaveValue('۱٬۵۰۰٬۰۰۰');
  expect(step('بیمه')).toHaveAttribute('aria-disabled', 'true');
  await user.click(next());
  await waitFor(async () =>
    expect(await field('درصد')).toHaveAccessibleDescription('درصد الزامی است'),
  );
  // Another kind asks for other fields, and sends nothing of the first one.
  await user.selectOptions(await field('نوع درآمد'), 'درصدی');
  expect(screen.queryByLabelText('مبلغ ثابت')).not.toBeInTheDocument();
  await user.type(await field('درصد'), '۳۰');
  await user.selectOptions(await field('مبنای درصد'), 'مشاوره');
  await user.click(next());

  await user.selectOptions(await field('نام بیمه'), 'نیروهای مسلح');
  expect(await field('هزینه کل بیمه')).toHaveValue('۹٬۰۰۰٬۰۰۰');
  await user.click(next());

  const holder = await field('نام صاحب حساب');
  expect(holder).toHaveValue('دکتر سارا احمدی');
  await user.type(holder, ' و شریک');
  expect(holder).toHaveAccessibleDescription('نام صاحب حساب با نام کاربر یکی نیست.');
  await user.type(await field('نام بانک'), 'سامان');
  await user.type(await field('شماره کارت'), '6219861034529008');
  expect(screen.getByText(/رقم کنترلی این شماره کارت درست نیست/)).toBeVisible();
  await user.type(await field('شماره شبا'), '820540102680020817909002');
  await user.click(step(/محاسبه درآمد کامل شده/));
  expect(await field('درصد')).toHaveValue('۳۰');
  expect(step('نهایی‌سازی')).toHaveAttribute('aria-disabled', 'true');
  await user.click(step('بانک'));
  expect(await field('شماره کارت')).toHaveValue('6219 8610 3452 9008');
  await user.click(next());

  expect(await screen.findByRole('heading', { name: 'مرحله ۴ از ۴: نهایی‌سازی' })).toHaveFocus();
  expect(await field('مرخصی ماهانه')).toHaveValue('۳');
  expect(await field('مرخصی سالانه')).toHaveValue('۳۶');
  await user.click(screen.getByRole('button', { name: 'تکمیل اطلاعات مالی' }));
  await waitFor(() => expect(location()).toBe('/clinic/users'));
  expect(calls.find(({ call }) => call === 'POST /financialInfo')?.body).toEqual({
    user_id: 5,
    income_type: 'percent',
    fixed_amount: null,
    daily_work_hours: null,
    percentage_value: 30,
    percentage_source: 'مشاوره',
    insurance_name: 'نیروهای مسلح',
    insurance_type_name: 'پایه',
    insurance_total_cost: 9_000_000,
    clinic_share: 75,
    employee_share: 25,
    bank_name: 'سامان',
    account_holder_name: 'دکتر سارا احمدی و شریک',
    card_number: '6219861034529008',
    sheba_number: 'IR820540102680020817909002',
    monthly_leave: 3,
    yearly_leave: 36,
    final_notes: null,
  });
});

it('replaces an address with the data of a person by one with the id', async () => {
  fakeApi(answers);
  const data = { id: 5, nationalCode: '0034567891', phoneNumber: '09171112233', fullName: 'سارا' };
  const { location } = renderScreen(<NewProfileScreen />, {
    path,
    at: path.replace(':userId', encodeURIComponent(JSON.stringify(data))),
  });
  expect(await field('نوع درآمد')).toBeVisible();
  expect(location()).toBe(at);
});

it('leads to the profile that the person has already', async () => {
  const calls = fakeApi({
    ...answers,
    'GET /financialInfo/pagination': () => pageWith(aFinancialInfo()),
  });
  renderScreen(<NewProfileScreen />, { path, at });
  expect(await screen.findByText('اطلاعات مالی این کاربر ثبت شده است')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ویرایش اطلاعات مالی او' })).toHaveAttribute(
    'href',
    '/clinic/accounting/users/edit-financial-info/81',
  );
  expect(calls.find(({ call }) => call === 'GET /financialInfo/pagination')?.params).toEqual({
    user_id: 5,
    limit: 1,
  });
});

it.each(['{"fullName":"x"}', 'x'])('says that %s is nobody', async (param) => {
  const missing = refuse(404, { code: 'not_found', message: 'یافت نشد' });
  fakeApi({ ...answers, 'GET /users/-1': () => missing });
  renderScreen(<NewProfileScreen />, {
    path,
    at: path.replace(':userId', encodeURIComponent(param)),
  });
  expect(await screen.findByText('کاربر یافت نشد')).toBeVisible();
});
