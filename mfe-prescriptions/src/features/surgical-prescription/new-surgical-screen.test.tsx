import { screen, waitFor } from '@testing-library/react';
import { formatDay, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPatient, aPatientAlert, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { aTranscription } from '@ziba/shared/testing/transcription-samples';
import prescriptions from '../../sections/prescriptions.section';

const day = addDays(todayIso(), 20);
const slot = {
  start: tehranInstant(day, '16:00'),
  end: tehranInstant(day, '17:00'),
  state: 'free' as const,
};
const answers: Record<string, FakeAnswer> = {
  'GET /appointments/61': () => anAppointmentDetails(),
  'GET /patients/7': () => aPatient(),
  'GET /presentableServices/clinic/1': () =>
    pageWith(aService({ id: 21, title: 'جراحی پلک', fee: 9_000_000, duration: 60 })),
  'GET /users/doctors/1': () => pageWith(),
  'GET /schedule/doctor-availability': () => pageWith(slot),
  'GET /patient-transcriptions/pagination': () => pageWith(),
  'POST /patient-transcriptions': () => aTranscription(),
};
const open = (over: Record<string, FakeAnswer> = {}) => {
  const calls = fakeApi({ ...answers, ...over });
  const at = '/clinic/prescriptions/surgical-prescription/create?appointment=61';
  const view = openSection(prescriptions, at, 'write');
  const sent = () =>
    calls.filter(({ call }) => call === 'POST /patient-transcriptions').map(({ body }) => body);
  return { ...view, sent };
};
const save = () => screen.getByRole('button', { name: 'ثبت نسخه' });

type User = ReturnType<typeof open>['user'];
async function fill(user: User, time: string) {
  await user.click(await screen.findByRole('combobox', { name: /نوع خدمات/ }));
  await user.click(await screen.findByRole('option', { name: /جراحی پلک/ }));
  await user.type(screen.getByRole('textbox', { name: /^موضوع عمل/ }), 'بلفاروپلاستی');
  await user.click(screen.getByLabelText(/^تاریخ و ساعت عمل/));
  await user.paste(formatDay(day));
  await user.click(screen.getByLabelText(/^ساعت تاریخ و ساعت عمل/));
  await user.paste(time);
  await user.tab();
}

it('shows what to beware of with the patient', async () => {
  open({ 'GET /patients/7/alerts': () => pageWith(aPatientAlert()) });
  expect(await screen.findByText('حساسیت متوسط: پنی‌سیلین')).toBeVisible();
});

it('saves in one call what was written for the appointment, and opens the list', async () => {
  const { user, location, sent } = open();
  await fill(user, '16:00');
  expect(await screen.findByText('پزشک در این زمان آزاد است.')).toBeVisible();
  expect(screen.queryByLabelText(/دلیل ثبت در این زمان/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^شرح نسخه عمل/ }), 'ناشتا باشد');
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(sent()).toEqual([
    expect.objectContaining({
      type: 'عمل جراحی',
      appointment_id: 61,
      service_type_id: 21,
      operation_topic: 'بلفاروپلاستی',
      operation_date: new Date(slot.start).toISOString(),
      description: 'ناشتا باشد',
    }),
  ]);
});

it('offers operations only: no visit, and no consultation', async () => {
  const visits = { id: 9, name: 'ویزیت', name_en: 'general_visit' };
  const { user } = open({
    'GET /presentableServices/clinic/1': () =>
      pageWith(
        aService({ id: 21, title: 'جراحی پلک' }),
        aService({ id: 22, title: 'ویزیت عمومی', is_default_visit: true }),
        aService({ id: 23, title: 'مشاوره زیبایی', category: visits }),
      ),
  });
  await user.click(await screen.findByRole('combobox', { name: /نوع خدمات/ }));
  await screen.findByRole('option', { name: /جراحی پلک/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('needs service, subject and time', async () => {
  const { user, sent } = open();
  await screen.findByRole('combobox', { name: /نوع خدمات/ });
  await user.click(save());
  for (const message of [
    'نوع خدمات الزامی است',
    'موضوع عمل الزامی است',
    'تاریخ و ساعت عمل الزامی است',
  ]) {
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  }
  expect(sent()).toEqual([]);
});

it('asks for a reason when the doctor does not work at that time', async () => {
  const message = 'خارج از ساعت کاری پزشک. برای ثبت در این زمان دلیل را بنویسید';
  const { user, sent } = open({
    'POST /patient-transcriptions': ({ body }) =>
      (body as { off_time_reason?: string }).off_time_reason
        ? aTranscription()
        : refuse(409, { code: 'off_time', message, fields: { off_time_reason: message } }),
  });
  await fill(user, '23:30');
  expect(await screen.findByText(/بیرون از ساعت کاری پزشک است/)).toBeVisible();
  await user.click(save());
  const reason = screen.getByRole('textbox', { name: /^دلیل ثبت در این زمان/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(expect.stringContaining(message)));
  await user.type(reason, 'به خواست زیباجو');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ off_time_reason: 'به خواست زیباجو' });
});

it('keeps what was typed when it cannot be saved, and says why', async () => {
  const { user } = open({
    'POST /patient-transcriptions': () => refuse(500, { code: 'internal', message: 'خطای سرور' }),
  });
  await fill(user, '16:00');
  await user.click(save());
  expect(await screen.findByText('خطا در ثبت نسخه جراحی. خطای سرور')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^موضوع عمل/ })).toHaveValue('بلفاروپلاستی');
});

it('holds the save while a file could not be uploaded', async () => {
  const { user, sent } = open({
    'POST /files/upload': () => refuse(500, { code: 'internal', message: 'خطای سرور' }),
  });
  await fill(user, '16:00');
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(/^پیوست‌ها/), file);
  const again = await screen.findByRole('button', { name: 'بارگذاری دوباره a.jpg' });
  await user.click(save());
  expect(
    await screen.findByText('فایلی بارگذاری نشده است؛ دوباره تلاش کنید یا آن را حذف کنید.'),
  ).toBeVisible();
  expect(again).toBeVisible();
  expect(sent()).toEqual([]);
});

it('tells a clinic without services from services that are still loading', async () => {
  open({ 'GET /presentableServices/clinic/1': () => pageWith() });
  expect(await screen.findByText('کلینیک هنوز خدمتی ثبت نکرده است.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /نوع خدمات/ })).toHaveAttribute(
    'placeholder',
    'نام یا کد خدمت',
  );
});

it('offers the services of the doctor only, and says so', async () => {
  const { doctor_id } = anAppointmentDetails();
  const doctor = { ...aStaffUser({ id: doctor_id }), serviceIds: [21] };
  const { user } = open({
    'GET /users/doctors/1': () => pageWith(doctor),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ id: 21, title: 'جراحی پلک' }), aService({ id: 22, title: 'لیزر صورت' })),
  });
  expect(await screen.findByText(/^فقط خدمت‌هایی که .* انجام می‌دهد$/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /نوع خدمات/ }));
  expect(await screen.findByRole('option', { name: /جراحی پلک/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /لیزر صورت/ })).not.toBeInTheDocument();
});
