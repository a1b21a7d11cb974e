import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { AllAppointmentsScreen } from './all-appointments-screen';

const path = '/clinic/appointments/all';
const list = 'GET /appointments';
const plan = aPlan([aPlanSection(appointments)]);

const absent = () => refuse(404, { code: 'not_found', message: 'یافت نشد' });

const answers: Record<string, FakeAnswer> = {
  'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })),
  'GET /presentableServices/clinic/1': () => pageWith(aService({ id: 21 })),
  'GET /patients/pagination': () => pageWith(aPatient({ id: 7, full_name: 'سارا رضایی' })),
  'GET /search': () =>
    pageWith({ id: 7, kind: 'patient', title: 'سارا رضایی', code: '0012345679', subtitle: '' }),
  'GET /patients/7': () => aPatient({ id: 7, full_name: 'سارا رضایی' }),
  'GET /patients/7/summary': absent,
  'GET /patients/7/bookings': absent,
};

function open(
  answer: FakeAnswer = () => pageWith(anAppointmentDetails()),
  at = path,
  session = aLogin(),
) {
  const calls = fakeApi({ [list]: answer, ...answers });
  return { calls, ...renderScreen(<AllAppointmentsScreen />, { path, at, session }) };
}

const asked = (calls: { call: string; params: object }[]) =>
  calls.findLast(({ call }) => call === list)?.params;

testListScreen({
  element: <AllAppointmentsScreen />,
  place: { path },
  list,
  rows: () => pageWith(anAppointmentDetails()),
  answers,
  find: () => screen.findByRole('row', { name: /سارا رضایی/ }),
  empty: 'هنوز نوبتی ثبت نشده است',
  narrowed: { query: '?search=ناموجود&status=done', says: 'موردی با این جستجو پیدا نشد' },
});

it('shows each appointment with time, patient, doctor, service, amount, code and status', async () => {
  open();
  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
    '۱۴۰۴/۱۰/۱۳، ۱۴:۳۰',
    'سارا رضایی',
    'دکتر سارا احمدی',
    'تزریق ژل لب',
    '۴٬۵۰۰٬۰۰۰',
    'A-۱۰۰۰۶۱',
    'در انتظار',
  ]);
});

it('opens the receipt by the time of an appointment, and the patient at a glance by the name', async () => {
  const { user, location } = open(undefined, path, aLogin({ plan }));
  const row = within(await screen.findByRole('row', { name: /سارا رضایی/ }));
  await user.click(row.getByRole('button', { name: 'سارا رضایی' }));
  const drawer = await screen.findByRole('dialog', { name: 'سارا رضایی' });
  await user.click(within(drawer).getByRole('button', { name: 'بستن' }));
  await user.click(row.getByRole('link', { name: '۱۴۰۴/۱۰/۱۳، ۱۴:۳۰' }));
  expect(location()).toBe('/clinic/appointments/receipt/61');
});

it('asks the server for the filters in the address, and for no others', async () => {
  const { calls } = open(
    undefined,
    `${path}?page=2&search=سارا&sort=doctor&from=2026-01-01&to=2026-01-31&doctor_id=3&service_id=21&status=done&patient_id=7&x=1`,
  );
  expect(await screen.findByRole('button', { name: /^نوبت‌های سارا رضایی/ })).toBeVisible();
  expect(asked(calls)).toEqual({
    page: 2,
    search: 'سارا',
    sort: 'doctor',
    from: '2026-01-01',
    to: '2026-01-31',
    doctor_id: '3',
    service_id: '21',
    status: 'done',
    patient_id: '7',
  });
});

it('filters by status and by one patient, and removes the filters', async () => {
  const { user, location } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'وضعیت' }), 'کنسل شده');
  await waitFor(() => expect(location()).toBe(`${path}?status=canceled`));
  await user.click(await screen.findByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  await user.click(screen.getByRole('menuitem', { name: 'همه نوبت‌های این زیباجو' }));
  expect(location()).toBe(`${path}?status=canceled&patient_id=7`);
  await user.click(await screen.findByRole('button', { name: /نمایش همه زیباجویان/ }));
  expect(location()).toBe(`${path}?status=canceled`);
});

it('finds a patient by name and shows only the appointments of that patient', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('button', { name: 'نوبت‌های یک زیباجو' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'نوبت‌های یک زیباجو' }));
  await user.click(dialog.getByRole('button', { name: 'نمایش نوبت‌ها' }));
  expect(dialog.getByText('لطفا زیباجو را انتخاب کنید')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: /زیباجو/ }), 'سارا');
  await user.click(await screen.findByRole('option', { name: /سارا رضایی/ }));
  await user.click(dialog.getByRole('button', { name: 'نمایش نوبت‌ها' }));
  await waitFor(() => expect(location()).toBe(`${path}?patient_id=7`));
  expect(await screen.findByRole('button', { name: /^نوبت‌های سارا رضایی/ })).toBeVisible();
});

it('says why the list is empty', async () => {
  const { user, location } = open(() => pageWith(), `${path}?status=done`);
  await user.click(await screen.findByRole('button', { name: 'نمایش همه' }));
  expect(location()).toBe(path);
  expect(await screen.findByText('هنوز نوبتی ثبت نشده است')).toBeVisible();
});

it('says that the list cannot be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open(() => answer);
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith(anAppointmentDetails());
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('row', { name: /سارا رضایی/ })).toBeVisible();
});

it('marks an appointment that is booked during the leave of its doctor', async () => {
  open(() => pageWith(anAppointmentDetails({ off_time: { kind: 'leave', reason: 'کنگره' } })));
  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(within(row).getByText('در زمان مرخصی پزشک: کنگره')).toBeVisible();
});
