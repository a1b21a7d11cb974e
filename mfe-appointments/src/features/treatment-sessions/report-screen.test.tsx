import { screen, waitFor, within } from '@testing-library/react';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { fakeApi, noAnswer, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { openSection } from '@ziba/shared/testing/open-section';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import type { ReportVersion } from '@ziba/shared/contracts/clinical';
import appointments from '../../sections/appointments.section';

const done = aTreatmentSession({
  status: 'انجام شده',
  payment_status: 'پرداخت ناقص',
  report: 'لیزر انجام شد و پوست سالم است.',
  report_attachment: ['patients-a.jpg', 'patients-b.pdf'],
  reported_at: '2026-01-10T14:00:00.000Z',
});
const first: ReportVersion = {
  version: 1,
  report: 'متن نخست',
  report_attachment: [],
  reason: null,
  author: 'دکتر سارا احمدی',
  created_at: '2026-01-10T14:00:00.000Z',
};
const second = { ...first, version: 2, report: done.report, reason: 'اصلاح املا' };

const files = () => ({ data: { 'patients-a.jpg': '/a.jpg', 'patients-b.pdf': '/b.pdf' } });
const answers = {
  'GET /treatmentSessions/81': () => done,
  'GET /treatmentSessions/81/report/versions': () => pageWith(second, first),
  'GET /files/sign': files,
};
const open = (at = 'report?session=81', need: 'read' | 'write' = 'write') =>
  openSection(appointments, `/clinic/appointments/treatment-plan/${at}`, need);

it('shows subject, text, payment, pictures and versions of the report', async () => {
  fakeApi(answers);
  const { user } = open();
  expect(await screen.findByText('لیزر انجام شد و پوست سالم است.')).toBeVisible();
  expect(screen.getByText('لیزر صورت')).toBeVisible();
  expect(screen.getByText('پرداخت ناقص')).toBeVisible();
  const pictures = await screen.findByRole('list', { name: 'تصاویر جلسه نخست لیزر' });
  expect(within(pictures).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'patients-b.pdf' })).toHaveAttribute('href', '/b.pdf');

  const versions = await screen.findByRole('region', { name: 'نسخه‌های گزارش' });
  expect(versions).toHaveTextContent('دلیل تغییر: اصلاح املا');
  await user.click(within(versions).getByText('خواندن نسخه ۱'));
  expect(within(versions).getByText('متن نخست')).toBeVisible();
});

it('keeps the versions on show when reading them again fails', async () => {
  let versions: unknown = pageWith(second, first);
  fakeApi({ ...answers, 'GET /treatmentSessions/81/report/versions': () => versions });
  open();
  const card = await screen.findByRole('region', { name: 'نسخه‌های گزارش' });
  versions = refuse(404, { code: 'not_found', message: 'یافت نشد' });
  await tellLive('treatment_session.changed', { id: 81 });
  expect(await within(card).findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
  expect(card).toHaveTextContent('دلیل تغییر: اصلاح املا');
});

it('adds pictures to the existing ones, with a reason', async () => {
  const calls = fakeApi({
    ...answers,
    'POST /files/upload': () => ({ fileName: 'patients-c.png' }),
    'POST /treatmentSessions/81/report': () => done,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'افزودن تصویر' }));
  const dialog = screen.getByRole('dialog', { name: 'افزودن تصویر به گزارش' });
  await user.click(within(dialog).getByRole('button', { name: 'افزودن تصویر' }));
  expect(await within(dialog).findByText('دست‌کم یک تصویر انتخاب کنید')).toBeVisible();
  const picture = new File(['x'], 'c.png', { type: 'image/png' });
  await user.upload(within(dialog).getByLabelText('تصاویر جدید'), picture);
  await within(dialog).findByText('c.png');
  await user.click(within(dialog).getByRole('button', { name: 'افزودن تصویر' }));
  await screen.findByText('لیزر انجام شد و پوست سالم است.');
  expect(calls.find(({ call }) => call.endsWith('/report'))?.body).toEqual({
    report_attachment: 'patients-a.jpg,patients-b.pdf,patients-c.png',
    reason: 'افزودن تصویر',
  });
});

it('says of a report that the user may not read that it is there, without a way to change it', async () => {
  const hidden = { ...done, report: null, report_attachment: [] };
  fakeApi({ 'GET /treatmentSessions/81': () => hidden });
  const { unmount } = open();
  expect(await screen.findByText('گزارش این جلسه ثبت شده است')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ویرایش گزارش' })).not.toBeInTheDocument();
  expect(screen.queryByText('هنوز گزارشی برای این جلسه ثبت نشده است')).not.toBeInTheDocument();
  unmount();
  open('report/edit/81');
  expect(await screen.findByText('گزارش این جلسه ثبت شده است')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says that there is no report yet, and that the address names no session', async () => {
  fakeApi({ 'GET /treatmentSessions/81': () => aTreatmentSession() });
  const { unmount } = open();
  expect(await screen.findByText('هنوز گزارشی برای این جلسه ثبت نشده است')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ثبت گزارش' })).toBeVisible();
  unmount();
  open('report');
  expect(await screen.findByText('جلسه‌ای انتخاب نشده است')).toBeVisible();
});

it('registers a report with the uploaded files, and shows it', async () => {
  let stored = aTreatmentSession();
  const calls = fakeApi({
    ...answers,
    'GET /treatmentSessions/81': () => stored,
    'POST /files/upload': () => ({ fileName: 'patients-a.jpg' }),
    'POST /treatmentSessions/81/submit-report': () => (stored = done),
  });
  const { user, location } = open('report/create?session=81');
  expect(await screen.findByText(/۳۰۰٬۰۰۰ تومان از هزینه این جلسه پرداخت نشده است/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  expect(await screen.findByText('متن گزارش یا دست‌کم یک تصویر را وارد کنید')).toBeVisible();
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(/^پیوست‌ها/), picture);
  await screen.findByText('a.jpg');
  await user.type(screen.getByRole('textbox', { name: /^متن گزارش/ }), 'انجام شد');
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));

  expect(await screen.findByText('لیزر انجام شد و پوست سالم است.')).toBeVisible();
  expect(location()).toBe('/clinic/appointments/treatment-plan/report?session=81');
  expect(calls.find(({ call }) => call.endsWith('submit-report'))?.body).toEqual({
    report: 'انجام شد',
    report_attachment: 'patients-a.jpg',
  });
});

it('refuses a second report, before and after it is sent', async () => {
  const refusal = 'قبلا برای این جلسه گزارش ثبت شده است';
  let stored = done;
  fakeApi({
    ...answers,
    'GET /treatmentSessions/81': () => stored,
    'POST /treatmentSessions/81/submit-report': () =>
      refuse(409, { code: 'report_present', message: refusal }),
  });
  const { unmount } = open('report/create?session=81');
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  unmount();
  stored = aTreatmentSession();
  const { user } = open('report/create?session=81');
  await user.type(await screen.findByRole('textbox', { name: /^متن گزارش/ }), 'دوباره');
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  expect(screen.getByRole('textbox', { name: /^متن گزارش/ })).toHaveValue('دوباره');
});

it('asks for confirmation before a session is reported as done before its day', async () => {
  const date = addDays(todayIso(), 24);
  let stored = aTreatmentSession({ date, remaining_amount: 0 });
  const submit = 'POST /treatmentSessions/81/submit-report';
  const calls = fakeApi({
    ...answers,
    'GET /treatmentSessions/81': () => stored,
    [submit]: () => (stored = done),
  });
  const isSent = () => calls.some(({ call }) => call === submit);
  const { user, location } = open('report/create?session=81');
  const text = await screen.findByRole('textbox', { name: /^متن گزارش/ });
  expect(screen.getByText(/هنوز نرسیده است/)).toHaveTextContent(formatLongDay(date));
  await user.type(text, 'انجام شد');
  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  const question = () => screen.findByRole('dialog', { name: 'روز این جلسه هنوز نرسیده است' });
  expect(await question()).toHaveTextContent(formatLongDay(date));
  expect(isSent()).toBe(false);

  await user.click(within(await question()).getByRole('button', { name: 'انصراف' }));
  expect(await screen.findByText(/گزارش ثبت نشد/)).toBeVisible();
  expect(text).toHaveValue('انجام شد');
  expect(isSent()).toBe(false);

  await user.click(screen.getByRole('button', { name: 'ثبت گزارش' }));
  await user.click(within(await question()).getByRole('button', { name: 'بله، انجام شده است' }));
  await waitFor(() =>
    expect(location()).toBe('/clinic/appointments/treatment-plan/report?session=81'),
  );
  expect(isSent()).toBe(true);
});

it('changes a report only once when the first answer is lost', async () => {
  let answer: unknown = noAnswer('timeout');
  const calls = fakeApi({ ...answers, 'POST /treatmentSessions/81/report': () => answer });
  const { user } = open('report/edit/81');
  await user.type(await screen.findByRole('textbox', { name: /^متن گزارش/ }), ' ادامه');
  await user.type(screen.getByRole('textbox', { name: /^دلیل تغییر/ }), 'تکمیل');
  const press = () => user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await press();
  await screen.findByRole('alert');
  answer = done;
  await press();
  await screen.findByRole('heading', { name: 'گزارش جلسه' });
  const sent = calls.filter(({ call }) => call === 'POST /treatmentSessions/81/report');
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('changes a report with a reason, and removes an attachment', async () => {
  const calls = fakeApi({ ...answers, 'POST /treatmentSessions/81/report': () => done });
  const { user } = open('report/edit/81');
  const text = await screen.findByRole('textbox', { name: /^متن گزارش/ });
  expect(text).toHaveValue('لیزر انجام شد و پوست سالم است.');
  await user.type(text, ' ادامه');
  await user.click(screen.getByRole('button', { name: /patients-b\.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('لطفا دلیل تغییر گزارش را وارد کنید')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^دلیل تغییر/ }), 'تکمیل');
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  await screen.findByRole('heading', { name: 'گزارش جلسه' });
  expect(calls.find(({ call }) => call.endsWith('81/report'))?.body).toEqual({
    report: 'لیزر انجام شد و پوست سالم است. ادامه',
    report_attachment: 'patients-a.jpg',
    reason: 'تکمیل',
    version: 1,
  });
});
