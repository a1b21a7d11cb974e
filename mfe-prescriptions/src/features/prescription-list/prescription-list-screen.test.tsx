import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aPharmacyTranscription, aTranscription } from '@ziba/shared/testing/transcription-samples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { planWithEverything, reducedFileReader } from '../../testing/plan-with-everything';
import { PrescriptionListScreen } from './prescription-list-screen';

const path = '/clinic/prescriptions/report';
const list = 'GET /patient-transcriptions/pagination';
const answers = { 'GET /users/doctors/1': () => pageWith(aStaffUser({ id: 3 })) };

testListScreen({
  element: <PrescriptionListScreen />,
  place: { path },
  list,
  rows: () => pageWith(aTranscription()),
  answers,
  find: () => screen.findByRole('row', { name: /سارا رضایی/ }),
  empty: 'هنوز نسخه‌ای ثبت نشده است',
  narrowed: {
    query: '?search=ناموجود&status=reported',
    says: 'نسخه‌ای با این جستجو و پالایه‌ها یافت نشد',
  },
});

function open(
  row: Transcription,
  at = path,
  session = aLogin({ plan: planWithEverything }),
  more: Record<string, FakeAnswer> = {},
) {
  const calls = fakeApi({ ...answers, [list]: () => pageWith(row), ...more });
  const place = { path, at, session, toasts: true };
  return { calls, ...renderScreen(<PrescriptionListScreen />, place) };
}
const action = (name: string) => screen.getByRole('menuitem', { name });

it('shows doctor, patient, appointment, type, date and action status of each prescription', async () => {
  open(aPharmacyTranscription());
  const row = await screen.findByRole('row', { name: /سارا رضایی/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
    'دکتر سارا احمدی',
    'سارا رضایی',
    'A-100061',
    'داروخانه‌ای',
    '۱۴۰۴/۱۰/۱۳، ۱۵:۳۰',
    'انجام شده',
  ]);
});

const menuOf = async (row: Transcription, session?: ReturnType<typeof aLogin>) => {
  const { user } = open(row, path, session);
  await user.click(await screen.findByRole('button', { name: 'عملیات سارا رضایی' }));
};

it('leads to the file, the prescription and its report', async () => {
  await menuOf(aTranscription());
  expect(action('مشاهده پرونده')).toHaveAttribute('href', '/clinic/patients/file/7');
  expect(action('مشاهده نسخه')).toHaveAttribute('href', '/clinic/prescriptions/preview/91');
  expect(action('ثبت گزارش')).toHaveAttribute('href', '/clinic/prescriptions/create-report/91');
  cleanup();
  await menuOf(aTranscription(), reducedFileReader);
  const reduced = '/clinic/appointments/patients/file/7';
  expect(action('مشاهده پرونده')).toHaveAttribute('href', reduced);
});

it.each([
  [
    'planned',
    { operation_date: new Date(Date.now() + 86_400_000).toISOString() },
    'برنامه‌ریزی شده',
  ],
  ['past', { operation_date: '2026-01-02T10:00:00.000Z' }, 'انجام شده، بدون گزارش'],
  ['reported', { status: 'reported', report: 'انجام شد' } as const, 'گزارش ثبت شده'],
])('says of an operation that is %s how far it is', async (_, over, word) => {
  open(aTranscription(over));
  const row = within(await screen.findByRole('row', { name: /سارا رضایی/ }));
  expect(row.getByText(word)).toBeVisible();
  expect(row.queryByText('انجام شده')).not.toBeInTheDocument();
});

it('does not show a prescription before the action of its appointment is done', async () => {
  const row = aPharmacyTranscription();
  const appointment = aTranscription().appointment;
  await menuOf({ ...row, appointment: appointment && { ...appointment, action_status: null } });
  expect(screen.getByText('انجام نشده')).toBeVisible();
  expect(action('مشاهده نسخه')).toHaveAttribute('aria-disabled', 'true');
  expect(action('مشاهده نسخه')).toHaveAccessibleDescription('پس از انجام اقدام نوبت فعال می‌شود');
});

it.each([
  [aTranscription(), undefined],
  [aPharmacyTranscription(), undefined],
  [aTranscription({ status: 'reported' }), /قابل ویرایش نیست$/],
  [aTranscription({ status: 'canceled' }), 'این نسخه لغو شده است'],
] as const)('opens the form of a prescription that can be changed', async (row, why) => {
  await menuOf(row);
  const edit = action('ویرایش نسخه');
  if (why) expect(edit).toHaveAccessibleDescription(why);
  else expect(edit).toHaveAttribute('href', expect.stringMatching(/-prescription\/edit\/\d+$/));
});

it.each([
  ['with a report', aTranscription({ report: 'بدون عارضه' }), /قبلا برای این نسخه گزارش/],
  ['with a picture', aTranscription({ report_attachment: ['a.png'] }), /قبلا برای این نسخه گزارش/],
  ['for the pharmacy', aPharmacyTranscription(), 'برای نسخه دارویی گزارشی ثبت نمی‌شود'],
  ['that was canceled', aTranscription({ status: 'canceled' }), 'این نسخه لغو شده است'],
] as const)('takes no report of a prescription %s', async (_, row, why) => {
  await menuOf(row);
  expect(action('ثبت گزارش')).toHaveAttribute('aria-disabled', 'true');
  expect(action('ثبت گزارش')).toHaveAccessibleDescription(why);
});

it('takes no edit of a prescription that the pharmacy knows by its tracking code', async () => {
  await menuOf(aPharmacyTranscription({ tracking_code: '123456' }));
  expect(action('ویرایش نسخه')).toHaveAccessibleDescription(
    /ابتدا کد رهگیری ملی را پاک و ذخیره کنید/,
  );
});

it('cancels a prescription with the reason, and says so', async () => {
  const post = 'POST /patient-transcriptions/91/cancel';
  const { user, calls } = open(aTranscription(), path, undefined, {
    [post]: () => aTranscription({ status: 'canceled' }),
  });
  await user.click(await screen.findByRole('button', { name: 'عملیات سارا رضایی' }));
  await user.click(action('لغو نسخه'));
  const dialog = within(await screen.findByRole('dialog', { name: 'لغو نسخه' }));
  expect(dialog.getByText(/بلفاروپلاستی برای سارا رضایی.*زمان عمل برای پزشک آزاد/)).toBeVisible();
  await user.type(dialog.getByLabelText('دلیل لغو'), 'انصراف');
  await user.click(dialog.getByRole('button', { name: 'لغو نسخه' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === post)?.body).toEqual({ reason: 'انصراف' }),
  );
  expect(await screen.findByText('نسخه لغو شد.')).toBeVisible();
});

it.each([
  ['with a report', aTranscription({ status: 'reported' }), /گزارش آن ثبت شده است لغو نمی‌شود$/],
  ['that was canceled', aTranscription({ status: 'canceled' }), 'این نسخه لغو شده است'],
  ['that was paid for', aTranscription({ paid_amount: 1000 }), /ابتدا آن را بازگردانید$/],
] as const)('cancels no prescription %s', async (_, row, why) => {
  await menuOf(row);
  expect(action('لغو نسخه')).toHaveAccessibleDescription(why);
});

it('offers users who may only read no report, no cancellation and no new prescription', async () => {
  const session = { plan: planWithEverything, sections: ['prescriptions'], levels: [2] };
  await menuOf(aTranscription(), aLogin(session));
  expect(screen.queryByRole('menuitem', { name: 'ثبت گزارش' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'لغو نسخه' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ثبت نسخه جدید' })).not.toBeInTheDocument();
});

it('pays the fee of a prescription, unless nothing is due', async () => {
  open(aTranscription());
  const pay = await screen.findByRole('button', { name: /^پرداخت هزینه/ });
  expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  cleanup();
  open(aPharmacyTranscription());
  const free = await screen.findByRole('button', { name: /^پرداخت هزینه/ });
  expect(free).toHaveAttribute('aria-disabled', 'true');
});

it('offers a new prescription, of a kind that is chosen next', async () => {
  open(aTranscription());
  const link = await screen.findByRole('link', { name: 'ثبت نسخه جدید' });
  expect(link).toHaveAttribute('href', '/clinic/prescriptions/choose-prescription-action');
});

it('asks the server for search, type, doctor, days and report state in the address', async () => {
  const query =
    '?search=سارا&type=surgical&doctor_id=3&from=2026-01-01&to=2026-01-31&status=reported';
  const { calls, user, location } = open(aTranscription(), path + query);
  await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(calls.find(({ call }) => call === list)?.params).toEqual({
    page: 1,
    search: 'سارا',
    type: 'surgical',
    doctor_id: '3',
    from: '2026-01-01',
    to: '2026-01-31',
    status: 'reported',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'وضعیت گزارش' }), 'بدون گزارش');
  await waitFor(() => expect(location()).toContain('status=recorded'));
});

it('offers a doctor no choice of doctors', async () => {
  const session = aLogin({ plan: planWithEverything, user: { type: 'doctor' } });
  open(aTranscription(), path, session);
  await screen.findByRole('row', { name: /سارا رضایی/ });
  expect(screen.queryByRole('combobox', { name: 'پزشک' })).not.toBeInTheDocument();
});

it('reads the list again when a prescription changes', async () => {
  let row = aTranscription();
  fakeApi({ ...answers, [list]: () => pageWith(row) });
  renderScreen(<PrescriptionListScreen />, { path });
  await screen.findByRole('row', { name: /عمل جراحی/ });
  row = aPharmacyTranscription();
  await tellLive('transcription.changed', { id: 91 });
  expect(await screen.findByRole('row', { name: /داروخانه‌ای/ })).toBeVisible();
});
