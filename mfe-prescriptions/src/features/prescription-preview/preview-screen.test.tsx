import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientAlert } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import {
  aMedication,
  aPharmacyTranscription,
  aTranscription,
} from '@ziba/shared/testing/transcription-samples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { planWithEverything, reducedFileReader } from '../../testing/plan-with-everything';
import { PreviewScreen } from './preview-screen';

const path = '/clinic/prescriptions/preview/:id';
const at = '/clinic/prescriptions/preview/91';
const read = 'GET /patient-transcriptions/91';
const readOfAppointment = 'GET /patient-transcriptions/by-appointment/61';
const operationIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

testRecordScreen({
  element: <PreviewScreen />,
  place: { path, at },
  read,
  answers: {
    [read]: () => aTranscription(),
    'GET /patients/7': () => aPatient(),
    [readOfAppointment]: () => pageWith(aTranscription()),
  },
  find: () => screen.findByRole('heading', { name: 'بلفاروپلاستی' }),
});

function open(
  answers: Record<string, FakeAnswer>,
  session: LoginAnswer = aLogin({ plan: planWithEverything }),
) {
  const calls = fakeApi({
    'GET /files/sign': () => ({ data: {} }),
    'GET /patients/7': () => aPatient(),
    [readOfAppointment]: () => pageWith(),
    ...answers,
  });
  return { calls, ...renderScreen(<PreviewScreen />, { path, at, session }) };
}
const openOne = (row: Transcription) => open({ [read]: () => row });

it('shows what to beware of with the patient', async () => {
  open({
    [read]: () => aTranscription(),
    'GET /patients/7': () => aPatient({ special_disease: 'دیابت' }),
    'GET /patients/7/alerts': () => pageWith(aPatientAlert()),
  });
  const card = await screen.findByRole('region', { name: 'هشدارها و بیماری خاص' });
  expect(await within(card).findByText('حساسیت متوسط: پنی‌سیلین')).toBeVisible();
  expect(await within(card).findByText('دیابت')).toBeVisible();
});

it('shows patient, subject, appointment, doctor and description of an operation', async () => {
  openOne(aTranscription());
  expect(await screen.findByRole('heading', { name: 'بلفاروپلاستی' })).toBeVisible();
  for (const text of [
    'سارا رضایی',
    'A-۱۰۰۰۶۱',
    '۱۴۰۴/۱۰/۱۳، ۱۴:۳۰',
    'دکتر سارا احمدی',
    'پوست و مو، تزریق ژل لب',
    'شش ساعت پیش از عمل ناشتا باشد.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('shows the title and the drugs of a prescription for the pharmacy', async () => {
  const line = aMedication({ form: 'قرص', strength: '400', dose: 'یک عدد', duration: '5 روز' });
  openOne(aPharmacyTranscription({ medications: [line] }));
  expect(await screen.findByRole('heading', { name: 'نسخه دارویی' })).toBeVisible();
  const drug = within(screen.getByRole('list', { name: 'داروها' }));
  expect(drug.getByText('تعداد: ۲۰ عدد')).toBeVisible();
  expect(drug.getByText('زمان مصرف: هر ۸ ساعت')).toBeVisible();
  expect(drug.getByText('یک عدد، ۵ روز')).toBeVisible();
});

it.each([
  [
    'planned',
    aTranscription({ operation_date: operationIn(1) }),
    'عمل انجام نشده است',
    'برنامه‌ریزی شده',
  ],
  [
    'past, without a report',
    aTranscription({ operation_date: operationIn(-1) }),
    'عمل انجام نشده است',
    'انجام شده، بدون گزارش',
  ],
  ['reported', aTranscription({ status: 'reported' }), 'عمل انجام شده است', 'گزارش ثبت شده'],
  ['for the pharmacy', aPharmacyTranscription(), 'نسخه دارویی', 'ثبت شده'],
])(
  'says of a prescription that is %s what was done, and its state',
  async (_, row, badge, state) => {
    openOne(row);
    expect((await screen.findAllByText(badge)).length).toBeGreaterThan(0);
    expect(screen.getByText(state)).toBeVisible();
  },
);

it('says that a canceled prescription is canceled, and why', async () => {
  openOne(aTranscription({ status: 'canceled', canceled_reason: 'انصراف زیباجو' }));
  expect(await screen.findAllByText('لغو شده')).toHaveLength(2);
  expect(screen.getByText('انصراف زیباجو')).toBeVisible();
});

it('opens a picture over the page, not in a new tab', async () => {
  const { user } = open({
    [read]: () => aTranscription({ attachments: 'before-1.png' }),
    'GET /files/sign': () => ({ data: { 'before-1.png': '/api/files/before-1.png' } }),
    'GET /files/names': () => ({ data: {} }),
  });
  const pictures = await screen.findByRole('list', { name: 'پیوست‌های نسخه' });
  await user.click(await within(pictures).findByRole('button'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('shows text and pictures of the report, and offers no other one', async () => {
  openOne(aTranscription({ status: 'reported', report: 'بدون عارضه انجام شد' }));
  const report = await screen.findByRole('region', { name: 'گزارش نسخه' });
  expect(within(report).getByText('بدون عارضه انجام شد')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ثبت گزارش' })).not.toBeInTheDocument();
});

it('leads to the missing report and to the file', async () => {
  openOne(aTranscription());
  expect(await screen.findByRole('link', { name: 'ثبت گزارش' })).toHaveAttribute(
    'href',
    '/clinic/prescriptions/create-report/91',
  );
  expect(screen.getByRole('link', { name: 'پرونده زیباجو' })).toHaveAttribute(
    'href',
    '/clinic/patients/file/7',
  );
  cleanup();
  open({ [read]: () => aTranscription() }, reducedFileReader);
  expect(await screen.findByRole('link', { name: 'پرونده زیباجو' })).toHaveAttribute(
    'href',
    '/clinic/appointments/patients/file/7',
  );
});

it.each([
  [404, 'نسخه‌ای یافت نشد'],
  [500, 'خطا در دریافت اطلاعات نسخه'],
])('says why the prescription is not shown (%i)', async (status, said) => {
  open({ [read]: () => refuse(status, { code: 'x', message: 'پیام سرور' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

it('links to the other prescriptions of the same appointment', async () => {
  open({
    [read]: () => aTranscription(),
    [readOfAppointment]: () => pageWith(aPharmacyTranscription(), aTranscription()),
  });
  const others = await screen.findByRole('region', { name: 'نسخه‌های دیگر این نوبت' });
  const links = within(others).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clinic/prescriptions/preview/92',
  ]);
});

it('adds the national tracking code that came later, with the version of the prescription', async () => {
  const row = aPharmacyTranscription({ id: 91, version: 2 });
  const { user, calls } = open({
    [read]: () => row,
    'POST /patient-transcriptions/91': () => ({ ...row, tracking_code: '123456', version: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'ثبت کد رهگیری ملی' }));
  await user.click(screen.getByLabelText('کد رهگیری ملی'));
  await user.paste('۱۲۳۴۵۶');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /patient-transcriptions/91')?.body).toEqual({
      tracking_code: '123456',
      version: 2,
    }),
  );
});

it('shows the national tracking code from left to right, and offers no edit with it', async () => {
  openOne(aPharmacyTranscription({ tracking_code: '123456' }));
  expect(await screen.findByText('۱۲۳۴۵۶')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('button', { name: 'ویرایش کد رهگیری ملی' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ویرایش نسخه' })).not.toBeInTheDocument();
});

it('opens the print at once when the address asks for it, and only then', async () => {
  fakeApi({
    'GET /files/sign': () => ({ data: {} }),
    'GET /patients/7': () => aPatient(),
    [readOfAppointment]: () => pageWith(),
    [read]: () => aPharmacyTranscription({ appointment_id: null, doctor_id: null, fee: 0 }),
    'GET /prescriptions/settings': () => ({
      version: 1,
      usage_phrases: [],
      print_title: null,
      print_text: null,
      consent_required: false,
    }),
  });
  const { location } = renderScreen(<PreviewScreen />, {
    path,
    at: `${at}?print=1`,
    session: aLogin({ plan: planWithEverything }),
  });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(location()).toBe(at);
});

it('keeps what the doctor was warned of, and why it was prescribed all the same', async () => {
  const risk = '«ژلوفن» از گروه مسکن‌های ضدالتهاب است که در بارداری مصرف نمی‌شود.';
  openOne(aPharmacyTranscription({ risk_reason: 'با نظر متخصص زنان', risk_notes: [risk] }));
  const card = within(await screen.findByRole('region', { name: 'هشدارها هنگام نوشتن نسخه' }));
  expect(card.getByText(risk)).toBeVisible();
  expect(card.getByText('دلیل تجویز: با نظر متخصص زنان')).toBeVisible();
});

it('shows what a prescription said before it was edited, and by whom', async () => {
  const row = aPharmacyTranscription({ id: 91 });
  const edit = { author: 'دکتر سارا احمدی', created_at: '2026-01-03T11:30:00.000Z' };
  const before = aMedication({ strength: '200' });
  const { user } = open({
    [read]: () => row,
    'GET /patient-transcriptions/91/versions': () =>
      pageWith(
        { ...row, ...edit, version: 2 },
        { ...row, ...edit, version: 1, medications: [before] },
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'خواندن متن‌های پیشین' }));
  const earlier = within(await screen.findByRole('list', { name: 'متن‌های پیشین نسخه' }));
  await user.click(earlier.getByText('دکتر سارا احمدی، ۱۴۰۴/۱۰/۱۳، ۱۵:۰۰'));
  expect(earlier.getByText('ایبوپروفن ۲۰۰')).toBeVisible();
});
