import { screen, waitFor } from '@testing-library/react';
import { formatDay, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPatient, aService } from '@ziba/shared/testing/samples';
import { aPharmacyTranscription, aTranscription } from '@ziba/shared/testing/transcription-samples';
import prescriptions from '../../sections/prescriptions.section';

const day = addDays(todayIso(), 20);
const slot = (time: string, state: 'free' | 'booked') => ({
  start: tehranInstant(day, time),
  end: tehranInstant(day, time.replace(':00', ':30')),
  state,
});
const read = 'GET /patient-transcriptions/91';
const edit = 'POST /patient-transcriptions/91';
const stored = aTranscription({ service_type_id: 21, version: 3 });
const answers: Record<string, FakeAnswer> = {
  [read]: () => stored,
  'GET /presentableServices/clinic/1': () => pageWith(aService({ id: 21, title: 'جراحی پلک' })),
  'GET /users/doctors/1': () => pageWith(),
  'GET /schedule/doctor-availability': () =>
    pageWith(slot('16:00', 'free'), slot('17:00', 'booked')),
  'GET /patient-transcriptions/pagination': () => pageWith(),
  'GET /patients/7': () => aPatient(),
  [edit]: () => aTranscription({ version: 4 }),
};
function open(over: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({ ...answers, ...over });
  const at = '/clinic/prescriptions/surgical-prescription/edit/91';
  const view = openSection(prescriptions, at, 'write');
  const sent = () => calls.filter(({ call }) => call === edit).map(({ body }) => body);
  return { ...view, sent };
}
const topic = () => screen.findByRole('textbox', { name: /^موضوع عمل/ });
const save = () => screen.getByRole('button', { name: 'ذخیره تغییرات' });

it('sends what was changed with its version, below the locked appointment', async () => {
  const { user, location, sent } = open();
  expect(await topic()).toHaveValue('بلفاروپلاستی');
  expect(screen.getByText('A-۱۰۰۰۶۱')).toBeVisible();
  expect(screen.getByText(/^زمان ثبت‌شده عمل/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تغییر نوبت' })).not.toBeInTheDocument();
  await user.clear(await topic());
  await user.paste('پلک پایین');
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(sent()).toEqual([{ operation_topic: 'پلک پایین', version: 3 }]);
});

it('offers the free times of the typed day, and only those', async () => {
  const { user, sent } = open();
  await topic();
  const date = screen.getByLabelText(/^تاریخ و ساعت عمل/);
  await user.clear(date);
  await user.paste(formatDay(day));
  await user.tab();
  await user.click(await screen.findByRole('radio', { name: /۱۶:۰۰/ }));
  expect(screen.queryByRole('radio', { name: /۱۷:۰۰/ })).not.toBeInTheDocument();
  expect(await screen.findByText('پزشک در این زمان آزاد است.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([
    { operation_date: new Date(tehranInstant(day, '16:00')).toISOString(), version: 3 },
  ]);
});

it('says that the times and the services of the doctor could not be read', async () => {
  const failed = () => refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  open({ 'GET /users/doctors/1': failed, 'GET /schedule/doctor-availability': failed });
  expect(await screen.findByText(/^خدمت‌های این پزشک خوانده نشد/)).toBeVisible();
});

it.each([
  [aTranscription({ status: 'reported' }), 'نسخه‌ای که گزارش آن ثبت شده است قابل ویرایش نیست'],
  [aTranscription({ status: 'canceled' }), 'این نسخه لغو شده است'],
])('has no form for a prescription that is locked', async (row, why) => {
  open({ [read]: () => row });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ذخیره تغییرات' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'مشاهده نسخه' })).toHaveAttribute(
    'href',
    '/clinic/prescriptions/preview/91',
  );
});

it('keeps what was typed when the server refuses, and says why at the field', async () => {
  const message = 'هزینه این خدمت پرداخت شده است؛ برای تغییر خدمت ابتدا مبلغ را بازگردانید';
  const fields = { service_type_id: message };
  const { user } = open({ [edit]: () => refuse(409, { code: 'has_money', message, fields }) });
  await user.clear(await topic());
  await user.paste('پلک پایین');
  await user.click(save());
  const service = screen.getByRole('combobox', { name: /نوع خدمات/ });
  await waitFor(() =>
    expect(service).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(await topic()).toHaveValue('پلک پایین');
});

it('opens the form of the other kind for a pharmacy prescription', async () => {
  const { location } = open({
    [read]: () => aPharmacyTranscription({ id: 91 }),
    'GET /patients/7': () => ({ special_disease: null }),
    'GET /drugs/favourites': () => pageWith(),
    'GET /prescriptions/settings': () => ({ version: 1, usage_phrases: [] }),
  });
  await waitFor(() =>
    expect(location()).toBe('/clinic/prescriptions/pharmacy-prescription/edit/91'),
  );
  expect(await screen.findByRole('combobox', { name: /^نام دارو/ })).toHaveValue('ایبوپروفن');
});

it('says that there is no such prescription', async () => {
  open({ [read]: () => refuse(404, { code: 'not_found', message: 'یافت نشد' }) });
  expect(await screen.findByText('نسخه‌ای یافت نشد')).toBeVisible();
});
