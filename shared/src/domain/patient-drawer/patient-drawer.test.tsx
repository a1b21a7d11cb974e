import { screen, waitFor, within } from '@testing-library/react';
import type { LoginAnswer } from '../../contracts/auth';
import { defineSection } from '../../section/define-section';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { aPatient, aPatientSummary } from '../../testing/samples';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '../../testing/session-samples';
import { PatientDrawer } from './patient-drawer';

const patient = { id: 7, full_name: 'سارا رضایی' };
const summaryCall = 'GET /patients/7/summary';
const bookingsCall = 'GET /patients/7/bookings';
const visit = {
  kind: 'appointment',
  id: 31,
  title: 'لیزر صورت',
  patient_name: 'سارا رضایی',
  doctor_name: 'مریم احمدی',
  start: '2026-02-07T12:30:00Z',
  has_time: true,
};
const session = { ...visit, kind: 'session', id: 41, title: 'جلسه دوم', has_time: false };

const screenAt = (path: string, needs: 'read' | 'write') => ({
  path,
  title: '',
  needs,
  load: async () => () => null,
});
const visits = defineSection({
  area: 'clinic',
  key: 'appointments',
  title: 'نوبت‌دهی',
  screens: [
    screenAt('set-appointment', 'write'),
    screenAt('receipt/:id', 'read'),
    screenAt('treatment-plan/session/:id', 'read'),
  ],
});
const files = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [screenAt('file/:id', 'read')],
});
const plan = aPlan([aPlanSection(visits), aPlanSection(files)]);

function open(others: Record<string, FakeAnswer> = {}, login: LoginAnswer = aLogin({ plan })) {
  const calls = fakeApi({
    'GET /patients/7': () => ({ ...aPatient(), wallet_balance: 0 }),
    [summaryCall]: () => aPatientSummary(),
    [bookingsCall]: () => ({ total: 0, bookings: [] }),
    ...others,
  });
  const onClose = jest.fn();
  const view = renderScreen(<PatientDrawer patient={patient} onClose={onClose} />, {
    session: login,
    toasts: true,
  });
  return { calls, onClose, drawer: within(screen.getByRole('dialog')), ...view };
}

it('shows bookings with links, the debt and the alerts', async () => {
  const { drawer } = open({
    'GET /patients/7': () => ({ ...aPatient({ special_disease: 'دیابت' }), wallet_balance: -1 }),
    [summaryCall]: () => aPatientSummary({ debt: 250_000, last_visit: '2026-01-03T08:00:00Z' }),
    [bookingsCall]: () => ({ total: 3, bookings: [visit, session] }),
  });
  const bookings = within(await drawer.findByRole('list', { name: 'نوبت‌های پیش رو' }));
  expect(bookings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/appointments/receipt/31',
    '/clinic/appointments/treatment-plan/session/41',
  ]);
  const [first, second] = bookings.getAllByRole('listitem');
  expect(first).toHaveTextContent(/لیزر صورت.*۱۸ بهمن.*۱۶:۰۰.*نوبت با مریم احمدی/);
  expect(second).toHaveTextContent(/جلسه دوم.*۱۸ بهمن.*جلسه طرح درمان با مریم احمدی/);
  expect(drawer.getByText('و ۱ نوبت دیگر')).toBeVisible();
  expect(await drawer.findByText('۲۵۰٬۰۰۰ تومان')).toBeVisible();
  expect(drawer.getByText('بیماری خاص: دیابت')).toBeVisible();
  expect(drawer.getByText('۱۴۰۴/۱۰/۱۳')).toBeVisible();
  expect(drawer.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeVisible();
});

it('says that there are no bookings, debts or alerts', async () => {
  const { drawer } = open();
  expect(await drawer.findByText('نوبتی در پیش نیست.')).toBeVisible();
  expect(await drawer.findByText('بدهی ندارد.')).toBeVisible();
  expect(await drawer.findByText('هشدار پزشکی ثبت نشده است')).toBeVisible();
  expect(drawer.getByText('بدون مراجعه')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'دریافت بدهی' })).not.toBeInTheDocument();
});

it('links to a booking for the patient and to the file', async () => {
  const { drawer } = open();
  expect(await drawer.findByRole('link', { name: 'ثبت نوبت' })).toHaveAttribute(
    'href',
    '/clinic/appointments?patient=7',
  );
  expect(drawer.getByRole('link', { name: 'مشاهده پرونده' })).toHaveAttribute(
    'href',
    '/clinic/patients/file/7',
  );
});

it('takes a payment for the debt, and shows what remains', async () => {
  let debt = 250;
  const owed = { target: 'session', id: 81, title: 'لیزر', total: 250, paid: 0, remaining: 250 };
  const { user, drawer } = open({
    [summaryCall]: () => aPatientSummary({ debt }),
    'GET /patients/7/debts': () => pageWith({ ...owed, date: '2026-01-03T08:30:00.000Z' }),
    'GET /patients/7/ledger': () => ({ ...pageWith(), balance: -250, wallet: 0, debt: 250 }),
    'POST /patients/7/payments': () => {
      debt = 0;
      return {};
    },
  });
  await user.click(await drawer.findByRole('button', { name: 'دریافت بدهی' }));
  await user.click(await screen.findByRole('button', { name: 'تسویه کامل' }));
  await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
  expect(await drawer.findByText('بدهی ندارد.')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'دریافت بدهی' })).not.toBeInTheDocument();
});

it('offers only what the user may do', async () => {
  const { drawer } = open(
    { [summaryCall]: () => aPatientSummary({ debt: 250 }) },
    { ...aLoginWith('read', 'patients'), plan },
  );
  expect(await drawer.findByText('۲۵۰ تومان')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'دریافت بدهی' })).not.toBeInTheDocument();
  expect(drawer.queryByRole('link', { name: 'ثبت نوبت' })).not.toBeInTheDocument();
});

it('shows no data to users who may not see patients, and sends no request', () => {
  const { drawer, calls } = open({}, { ...aLoginWith('read', 'inventory'), plan });
  expect(drawer.getByText(/دسترسی به اطلاعات زیباجویان ندارید/)).toBeVisible();
  expect(calls).toEqual([]);
});

it('offers another try for a part that could not be read, and shows the other parts', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  const { user, drawer } = open({ [bookingsCall]: () => answer });
  expect(await drawer.findByText('بدهی ندارد.')).toBeVisible();
  expect(await drawer.findByText('خطا در دریافت اطلاعات')).toBeVisible();
  answer = { total: 1, bookings: [visit] };
  await user.click(drawer.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await drawer.findByRole('link', { name: /لیزر صورت/ })).toBeVisible();
});

it('closes with Escape', async () => {
  const { user, onClose } = open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
