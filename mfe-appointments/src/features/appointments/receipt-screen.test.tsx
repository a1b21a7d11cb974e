import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import appointments from '../../sections/appointments.section';
import { ReceiptScreen } from './receipt-screen';

const receipt: AppointmentReceipt = {
  id: 12,
  appointment_code: '48213',
  appointment_datetime: '2026-01-05T16:00:00+03:30',
  status: 'waiting',
  clinic: {
    name: 'کلینیک زیبایی مهر',
    address: 'شیراز، خیابان زند',
    phone: '07132345678',
    image: null,
  },
  doctor: { fullName: 'دکتر سارا احمدی', specialization: 'پوست', systemCode: 'U-17674' },
  patient: {
    full_name: 'سارا رضایی',
    national_code: '0012345679',
    file_number: 7,
    reason: 'مشاوره پوست',
  },
  service: 'ویزیت',
  fee_amount: 500_000,
  discount_amount: 50_000,
  insurance_type: 'سلامت',
  insurance_share: 0,
  payable_amount: 450_000,
  paid_amount: 0,
  remaining_amount: 450_000,
  cancel_policy:
    'در صورت کنسل شدن نوبت کمتر از ۲ ساعت مانده به زمان آن، ۱۰ درصد از هزینه کسر می‌شود.',
  receipt_text: null,
  printed_by: 'نگار موسوی',
  printed_at: '2026-01-04T08:00:00Z',
  prints: 0,
};

const open = (path = '/receipt/12') =>
  openSection(appointments, `/clinic/appointments${path}`, 'write');

testRecordScreen({
  element: <ReceiptScreen />,
  place: { path: '/clinic/appointments/receipt/:id', at: '/clinic/appointments/receipt/12' },
  read: 'GET /appointments/12/receipt',
  answers: { 'GET /appointments/12/receipt': () => receipt },
  find: () => screen.findByRole('heading', { name: 'رسید نوبت ۴۸۲۱۳' }),
});

it('shows the booking, and prints it with the code, the policy and the name of the user', async () => {
  fakeApi({ 'GET /appointments/12/receipt': () => receipt });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'رسید نوبت ۴۸۲۱۳' })).toBeVisible();
  for (const text of ['کلینیک زیبایی مهر', 'دکتر سارا احمدی', 'مشاوره پوست', '۴۵۰٬۰۰۰ تومان']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  const paper = within(await screen.findByRole('dialog'));
  expect(paper.getByRole('heading', { name: 'رسید نوبت' })).toBeVisible();
  expect(paper.getByText(/کمتر از ۲ ساعت مانده/)).toBeVisible();
  expect(paper.getByText(/چاپ: نگار موسوی، ۱۴۰۴\/۱۰\/۱۴/)).toBeVisible();
});

it('shows and prints the code in Persian digits, and copies it in Latin ones', async () => {
  fakeApi({ 'GET /appointments/12/receipt': () => receipt });
  const { user } = open();
  expect(await screen.findByText('۴۸۲۱۳')).toBeVisible();
  expect(screen.getByText('۴۸۲۱۳')).toHaveAttribute('dir', 'ltr');
  expect(screen.queryByText(/48213/)).not.toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'کپی ۴۸۲۱۳' }));
  expect(copied).toHaveBeenCalledWith('48213');
  await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  const paper = within(within(await screen.findByRole('dialog')).getByRole('article'));
  expect(paper.getByText('۴۸۲۱۳')).toBeVisible();
});

it('takes the remaining fee, and shows the new sums', async () => {
  let now = receipt;
  const calls = fakeApi({
    'GET /appointments/12/receipt': () => now,
    'GET /appointments/12': () =>
      anAppointmentDetails({ id: 12, payable_amount: 450_000, remaining_amount: 450_000 }),
    'POST /appointments/12/payments': () => {
      now = { ...receipt, paid_amount: 450_000, remaining_amount: 0 };
      return {};
    },
  });
  const { user } = open();
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await user.click(await screen.findByRole('button', { name: 'دریافت هزینه ویزیت' }));
  await user.click(await screen.findByRole('button', { name: 'تسویه کامل' }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await screen.findByRole('button', { name: 'پرداخت‌ها و رسید' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'دریافت هزینه ویزیت' })).not.toBeInTheDocument();
  // The page stays where it was: the focus goes on beside the button that is gone, without scrolling.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'پرداخت‌ها و رسید' })).toHaveFocus(),
  );
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(scroll).not.toHaveBeenCalled();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    amount: 450_000,
  });
});

it('reports a print to the server, and marks the next one as a copy', async () => {
  let prints = 0;
  const calls = fakeApi({
    'GET /appointments/12/receipt': () => ({ ...receipt, prints }),
    'POST /appointments/12/receipt/printed': () => ({ prints: (prints += 1) }),
  });
  const { user } = open();
  expect(await screen.findByText('مشاوره پوست')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await screen.findByText(/پیش‌تر ۱ بار چاپ شده است/)).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('POST /appointments/12/receipt/printed');
  await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  const paper = within(await screen.findByRole('dialog'));
  expect(paper.getByRole('heading', { name: 'رسید نوبت (نسخه مجدد)' })).toBeVisible();
});

it('reports no print of users who may only read', async () => {
  const calls = fakeApi({ 'GET /appointments/12/receipt': () => receipt });
  openSection(appointments, '/clinic/appointments/receipt/12', 'read');
  expect(await screen.findByText('مشاوره پوست')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(calls.map(({ call }) => call)).toEqual(['GET /appointments/12/receipt']);
});

it('says that the appointment does not exist, and offers no other try', async () => {
  const message = 'موردی یافت نشد';
  fakeApi({ 'GET /appointments/12/receipt': () => refuse(404, { code: 'not_found', message }) });
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

it('says that the appointment cannot be read, and tries again', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ 'GET /appointments/12/receipt': () => answer });
  const { user } = open();
  expect(await screen.findByText('خطا در دریافت اطلاعات')).toBeVisible();
  answer = receipt;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('مشاوره پوست')).toBeVisible();
});

it('finds a receipt by its code', async () => {
  fakeApi({
    'GET /appointments/by-code/48213': () => anAppointmentDetails({ id: 12 }),
    'GET /appointments/12/receipt': () => receipt,
  });
  const { user, location } = open('/receipt');
  await user.click(await screen.findByRole('button', { name: 'نمایش رسید' }));
  expect(await screen.findByText('لطفا شناسه نوبت را وارد کنید')).toBeVisible();
  await user.type(screen.getByLabelText('شناسه نوبت'), '۴۸۲۱۳{Enter}');
  await waitFor(() => expect(location()).toBe('/clinic/appointments/receipt/12'));
});

it('says on screen and paper that the doctor does not work at that time', async () => {
  const off_time = { kind: 'leave', reason: 'کنگره' };
  fakeApi({ 'GET /appointments/12/receipt': () => ({ ...receipt, off_time }) });
  const { user } = open();
  const words = 'در زمان مرخصی پزشک: کنگره';
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'چاپ رسید' }));
  const paper = within(await screen.findByRole('dialog'));
  expect(await paper.findByText(words)).toBeVisible();
});

it.each([
  ['/clinic/appointments?page=2', '/clinic/appointments?page=2'],
  ['/clinic/appointments/all?page=3&status=done', '/clinic/appointments/all?page=3&status=done'],
  ['/clinic/patients', '/clinic/appointments'],
])('opened from %s, it leads back to %s', async (list, href) => {
  fakeApi({ 'GET /appointments/12/receipt': () => receipt });
  const path = '/clinic/appointments/receipt/:id';
  const at = '/clinic/appointments/receipt/12';
  renderScreen(<ReceiptScreen />, { path, at, state: { list } });
  await screen.findByRole('heading', { name: 'رسید نوبت ۴۸۲۱۳' });
  expect(screen.getByRole('link', { name: 'نوبت‌دهی' })).toHaveAttribute('href', href);
});

it('moves and cancels the appointment that it shows', async () => {
  let now = receipt;
  const calls = fakeApi({
    'GET /appointments/12/receipt': () => now,
    'GET /appointments/12': () => anAppointmentDetails({ id: 12 }),
    'GET /appointments/settings': () => ({
      cancel_percent: 10,
      cancel_hours: 2,
      week_start: 'today',
    }),
    'POST /appointments/12/status': () => {
      now = { ...receipt, status: 'canceled' };
      return anAppointmentDetails({ id: 12, status: 'canceled' });
    },
    'GET /schedule/doctor-availability': () => pageWith(),
    'GET /schedule/doctor-days': () => pageWith(),
    'GET /schedule/openings': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    'GET /users/doctors/1': () => pageWith(),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'تغییر زمان نوبت' }));
  expect(await screen.findByRole('button', { name: 'ثبت زمان جدید' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'کنسل کردن نوبت' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText(/دلیل/), 'انصراف از درمان');
  await user.click(dialog.getByRole('button', { name: 'کنسل کردن نوبت' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'تغییر زمان نوبت' })).not.toBeInTheDocument();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    status: 'canceled',
  });
});

it.each([
  ['done', 'write'],
  ['waiting', 'read'],
] as const)('of a %s visit offers no change to a user who may %s', async (status, level) => {
  fakeApi({ 'GET /appointments/12/receipt': () => ({ ...receipt, status }) });
  openSection(appointments, '/clinic/appointments/receipt/12', level);
  expect(await screen.findByText('مشاوره پوست')).toBeVisible();
  expect(screen.queryByRole('button', { name: /تغییر زمان|کنسل/ })).not.toBeInTheDocument();
});
