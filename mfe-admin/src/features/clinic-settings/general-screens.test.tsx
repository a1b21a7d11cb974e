import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { aUsage } from '../../testing/settings-samples';
import { EditGeneralScreen } from './edit-general-screen';
import { GeneralScreen } from './general-screen';

const read = 'GET /clinics/1';
const usage = 'GET /clinics/1/usage';
const general = { path: '/clinic/settings/clinic/general' };
const edit = { path: '/clinic/settings/clinic/general/edit' };
const clinic = aClinicSummary({ notes: 'طبقه دوم', remaining_days: 73, identity_file: null });
const answers = {
  [read]: () => clinic,
  [usage]: aUsage,
  'GET /clinics/1/change-requests': () => pageWith(),
  'GET /files/sign': () => ({ data: {} }),
};

testRecordScreen({
  element: <GeneralScreen />,
  place: general,
  read,
  answers,
  find: () => screen.findByText('C-MEHR-SHZ-0410-1234567'),
});

testFormScreen({
  element: <EditGeneralScreen />,
  place: edit,
  answers: { ...answers, 'POST /clinics/1': () => clinic, 'GET /auth/me': () => aLogin() },
  save: 'POST /clinics/1',
  submit: 'ذخیره تغییرات',
  typed: { یادداشت: 'طبقه سوم، واحد شش' },
  failed: 'خطا در ثبت اطلاعات',
  refused: ['phone1', 'شماره تماس'],
  sends: { notes: 'طبقه سوم، واحد شش' },
  says: 'کلینیک با موفقیت ثبت شد.',
  opens: '/clinic/settings',
  edits: { read, others: { notes: 'طبقه سوم' } },
});

it('shows what is left of the subscription and of each resource, in number and word', async () => {
  fakeApi(answers);
  renderScreen(<GeneralScreen />, general);
  expect(await screen.findByText('مینا صالحی')).toBeVisible();
  expect(screen.getByRole('button', { name: 'کپی C-MEHR-SHZ-0410-1234567' })).toBeVisible();
  const gauge = (name: string) => screen.findByRole('meter', { name });
  expect(await gauge('روزهای باقی‌مانده')).toHaveAttribute('aria-valuetext', '۷۳ روز، کم');
  expect(await gauge('فضای ذخیره‌سازی')).toHaveAttribute('aria-valuetext', '۷۵٪، کافی');
  expect(screen.getByText('۵۱۲ مگابایت از ۲ گیگابایت مصرف شده')).toBeVisible();
  expect(await gauge('ترافیک')).toHaveAttribute('aria-valuetext', 'نامحدود');
  expect(screen.getByText('۳ گیگابایت مصرف شده')).toBeVisible();
  const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
  expect(names).toEqual([
    ...['روزهای باقی‌مانده', 'پیامک', 'ترافیک', 'فضای ذخیره‌سازی', 'کاربر فعال'],
  ]);
  expect(await gauge('پیامک')).toHaveAttribute('aria-valuetext', '۱۰٪، کم');
  expect(await gauge('کاربر فعال')).toHaveAttribute('aria-valuetext', '۲۰٪، کم');
  expect(screen.getByRole('link', { name: 'تمدید اشتراک' })).toHaveAttribute(
    'href',
    '/clinic/settings/subscription',
  );
  expect(screen.getByRole('link', { name: 'ویرایش' })).toHaveAttribute('href', edit.path);
});

it('offers no edit to a reader', async () => {
  fakeApi(answers);
  renderScreen(<GeneralScreen />, { ...general, session: aLoginWith('read', 'settings') });
  expect(await screen.findByText('مینا صالحی')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ویرایش' })).not.toBeInTheDocument();
});

it('changes what the clinic may change, and shows who changes the rest', async () => {
  const me = aLogin({ clinicData: aClinicSummary({ name: 'کلینیک مهر نو' }) });
  const calls = fakeApi({
    ...answers,
    'POST /clinics/1': () => ({ ...clinic, name: 'کلینیک مهر نو', version: 2 }),
    'GET /auth/me': () => me,
  });
  const { user, location } = renderScreen(<EditGeneralScreen />, edit);
  const name = await screen.findByLabelText('نام کلینیک');
  expect(screen.getByLabelText(/^یادداشت/)).toHaveValue('طبقه دوم');
  const rest = screen.getByRole('region', { name: 'مسئول و مدرک هویتی' });
  expect(within(rest).getByText('مینا صالحی')).toBeVisible();
  expect(within(rest).queryByRole('textbox')).not.toBeInTheDocument();

  await user.clear(screen.getByLabelText('شماره تماس'));
  await user.type(screen.getByLabelText('شماره تماس'), '0912');
  await user.clear(name);
  await user.type(name, 'کلینیک مهر نو');
  const save = screen.getByRole('button', { name: 'ذخیره تغییرات' });
  await user.click(save);
  await waitFor(() =>
    expect(screen.getByLabelText('شماره تماس')).toHaveAccessibleDescription(
      'شماره تماس باید با ۰۹ شروع شود و ۱۱ رقم باشد',
    ),
  );
  await user.type(screen.getByLabelText('شماره تماس'), '3334455');
  await user.click(save);
  await waitFor(() => expect(location()).toBe('/clinic/settings'));
  expect(calls.find(({ call }) => call === 'POST /clinics/1')?.body).toEqual({
    name: 'کلینیک مهر نو',
    phone1: '09123334455',
    version: 1,
  });
  expect(calls.some(({ call }) => call === 'GET /auth/me')).toBe(true);
});
