import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { openSection } from '@ziba/shared/testing/open-section';
import { aPharmacyTranscription, aTranscription } from '@ziba/shared/testing/transcription-samples';
import { aConsentTemplate, aPatientConsent } from '../../testing/consent-samples';
import prescriptions from '../../sections/prescriptions.section';
// Loaded before the first test, which would otherwise wait for the compiler.
import './new-report-screen';

const reported = aTranscription({
  status: 'reported',
  report: 'عمل بدون عارضه انجام شد.',
  reported_at: '2026-01-10T14:00:00.000Z',
});
const submit = 'POST /patient-transcriptions/91/submit-report';
const versions = () =>
  pageWith({
    version: 1,
    report: reported.report,
    report_attachment: [],
    reason: null,
    author: 'دکتر سارا احمدی',
    created_at: '2026-01-10T14:00:00.000Z',
  });
const open = (over: Record<string, FakeAnswer> = {}, at = 'create-report/91') => {
  const calls = fakeApi({
    'GET /patient-transcriptions/91': () => aTranscription(),
    'GET /patient-transcriptions/91/report/versions': versions,
    'GET /patient-transcriptions/pagination': () => pageWith(),
    'GET /files/sign': () => ({ data: {} }),
    ...over,
  });
  const view = openSection(prescriptions, `/clinic/prescriptions/${at}`, 'write');
  const sent = () => calls.filter(({ call }) => call === submit).map(({ body }) => body);
  return { ...view, calls, sent };
};
const text = () => screen.findByRole('textbox', { name: /^متن گزارش/ });
const press = () => screen.getByRole('button', { name: 'ثبت گزارش' });

it('names patient, service, appointment, doctor and the notes of the doctor', async () => {
  open();
  expect(await screen.findByText('سارا رضایی')).toBeVisible();
  expect(screen.getByText('جراحی پلک، ویزیت')).toBeVisible();
  expect(screen.getByText('دکتر سارا احمدی')).toBeVisible();
  expect(screen.getByText('A-۱۰۰۰۶۱')).toBeVisible();
  expect(screen.getByText('شش ساعت پیش از عمل ناشتا باشد.')).toBeVisible();
});

it('says that the doctor wrote no notes', async () => {
  open({ 'GET /patient-transcriptions/91': () => aTranscription({ description: null }) });
  expect(await screen.findByText('توضیحی توسط پزشک ثبت نشده است')).toBeVisible();
});

it('needs a text or a picture, sends both, and opens the list', async () => {
  let stored = aTranscription();
  const { user, location, sent } = open({
    'GET /patient-transcriptions/91': () => stored,
    'POST /files/upload': () => ({ fileName: 'patients-a.jpg' }),
    [submit]: () => (stored = reported),
  });
  await text();
  await user.click(press());
  expect((await screen.findAllByText('متن گزارش یا دست‌کم یک تصویر را وارد کنید'))[0]).toBeVisible();
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(/^پیوست‌ها/), picture);
  await screen.findByText('a.jpg');
  await user.type(await text(), 'انجام شد');
  await user.click(press());
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(sent()).toEqual([{ report: 'انجام شد', report_attachment: 'patients-a.jpg' }]);
});

it('keeps the text when the report could not be stored, and says so', async () => {
  const { user } = open({
    [submit]: () => refuse(500, { code: 'internal', message: 'خطای سرور' }),
  });
  await user.type(await text(), 'انجام شد');
  await user.click(press());
  expect(await screen.findByText('گزارش ثبت نشد. خطای سرور')).toBeVisible();
  expect(await text()).toHaveValue('انجام شد');
});

it('says at the text when the server finds the operation still to come', async () => {
  const message =
    'زمان این عمل هنوز نرسیده است؛ اگر زودتر انجام شده است، ابتدا زمان عمل را در نسخه ویرایش کنید';
  const { user } = open({
    [submit]: () => refuse(409, { code: 'report_early', message, fields: { report: message } }),
  });
  await user.type(await text(), 'انجام شد');
  await user.click(press());
  await waitFor(async () => expect(await text()).toHaveAccessibleDescription(new RegExp(message)));
  expect(await text()).toHaveValue('انجام شد');
});

it('asks about missing goods, and sends the report without deduction for a reason', async () => {
  const shortage = { product_id: 4, name: 'نخ', unit: 'عدد', needed: 5, usable: 3, missing: 2 };
  const { user, sent } = open({
    [submit]: ({ body }) =>
      (body as { without_deduction?: object }).without_deduction
        ? reported
        : refuse(409, { code: 'stock_short', message: 'کم', details: { shortages: [shortage] } }),
  });
  await user.type(await text(), 'انجام شد');
  await user.click(press());
  const question = await screen.findByRole('dialog', { name: 'موجودی انبار کافی نیست' });
  await user.type(
    within(question).getByRole('textbox', { name: /^دلیل ثبت بدون کسر/ }),
    'از مطب دیگر',
  );
  await user.click(within(question).getByRole('button', { name: 'ثبت بدون کسر' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ without_deduction: { reason: 'از مطب دیگر' } });
});

it('has missing consents signed at once, and then sends the report again', async () => {
  const consents = [{ template_id: 31, title: 'رضایت‌نامه لیزر' }];
  const details = { patient_id: 7, service_id: 5, consents };
  let isSigned = false;
  const { user, location, sent, calls } = open({
    'GET /consentTemplates': () => pageWith(aConsentTemplate()),
    'POST /patients/7/consents': () => {
      isSigned = true;
      return aPatientConsent();
    },
    [submit]: () =>
      isSigned ? reported : refuse(409, { code: 'consent_required', message: 'امضا', details }),
  });
  await user.type(await text(), 'انجام شد');
  await user.click(press());
  const question = await screen.findByRole('dialog', { name: 'رضایت‌نامه امضا نشده است' });
  await user.click(within(question).getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/رضایت‌نامه این خدمت هنوز امضا نشده است/)).toBeVisible();
  expect(await text()).toHaveValue('انجام شد');

  await user.click(press());
  await user.click(await screen.findByRole('button', { name: 'امضای رضایت‌نامه لیزر' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'امضای رضایت‌نامه' }));
  await user.click(await dialog.findByRole('radio', { name: 'با نوشتن نام' }));
  await user.click(dialog.getByRole('checkbox', { name: /موافقم/ }));
  await user.click(dialog.getByRole('button', { name: 'ثبت رضایت‌نامه' }));
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/report'));
  expect(sent()).toHaveLength(3);
  expect(calls.find(({ call }) => call === 'POST /patients/7/consents')?.body).toMatchObject({
    service_id: 5,
    template_id: 31,
  });
});

it.each([
  [
    'a pharmacy prescription',
    aPharmacyTranscription({ id: 91 }),
    'برای نسخه دارویی گزارشی ثبت نمی‌شود',
  ],
  ['one that has a report', reported, 'قبلا برای این نسخه گزارش ثبت شده است'],
  [
    'an operation that is still to come',
    aTranscription({ operation_date: new Date(Date.now() + 3_600_000).toISOString() }),
    'زمان این عمل هنوز نرسیده است؛ اگر زودتر انجام شده است، ابتدا زمان عمل را در نسخه ویرایش کنید',
  ],
  ['a canceled one', aTranscription({ status: 'canceled' }), 'این نسخه لغو شده است'],
])('takes no report for %s', async (_, stored, refusal) => {
  open({ 'GET /patient-transcriptions/91': () => stored });
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('prints a report that exists', async () => {
  open({ 'GET /patient-transcriptions/91': () => reported });
  expect(await screen.findByRole('button', { name: 'چاپ گزارش' })).toBeVisible();
});

it('says that the prescription does not exist', async () => {
  open({
    'GET /patient-transcriptions/91': () => refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  expect(await screen.findByText('نسخه‌ای یافت نشد')).toBeVisible();
});

it('corrects a report with a reason and its version', async () => {
  const change = 'POST /patient-transcriptions/91/report';
  const { user, location, calls } = open(
    { 'GET /patient-transcriptions/91': () => reported, [change]: () => reported },
    'edit-report/91',
  );
  await user.type(await text(), ' ادامه');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect((await screen.findAllByText('لطفا دلیل تغییر گزارش را وارد کنید'))[0]).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^دلیل تغییر/ }), 'تکمیل');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await waitFor(() => expect(location()).toBe('/clinic/prescriptions/create-report/91'));
  expect(calls.find(({ call }) => call === change)?.body).toMatchObject({
    report: 'عمل بدون عارضه انجام شد. ادامه',
    reason: 'تکمیل',
    version: 1,
  });
});
