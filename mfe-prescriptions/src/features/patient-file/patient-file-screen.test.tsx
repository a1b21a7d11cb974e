import { screen, within } from '@testing-library/react';
import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Patient } from '@ziba/shared/contracts/patients';
import { defineSection } from '@ziba/shared/section/define-section';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { todayIso } from '@ziba/shared/format/date';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { PatientFileScreen } from './patient-file-screen';

const screenAt = (path: string, needs: 'read' | 'write') => ({
  path,
  title: '',
  needs,
  load: async () => () => null,
});
const patients = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [screenAt('', 'read'), screenAt('edit/:id', 'write'), screenAt('file/:id', 'read')],
});
const booking = defineSection({
  area: 'clinic',
  key: 'appointments',
  title: 'نوبت‌دهی',
  screens: [screenAt('', 'read'), screenAt('set-appointment', 'write')],
});
const prescriptions = defineSection({
  area: 'clinic',
  key: 'prescriptions',
  title: 'بخش پزشک',
  screens: [screenAt('preview/:id', 'read')],
});
const plan = aPlan([patients, booking, prescriptions].map(aPlanSection));

const at = { path: '/clinic/patients/file/:id', at: '/clinic/patients/file/7' };

const fileAnswers = {
  'GET /patients/7': () => ({ ...aPatient({ id: 7 }), wallet_balance: 0 }),
  'GET /patients/7/summary': () => aPatientSummary(),
  'GET /patients/7/bookings': () => ({ total: 0, bookings: [] }),
  'GET /patients/7/merges': () => ({ data: [] }),
  'GET /appointments': () => pageWith(),
  'GET /treatmentPlans': () => pageWith(),
};

interface File {
  patient?: Partial<Patient>;
  answers?: Record<string, FakeAnswer>;
  session?: LoginAnswer;
  query?: string;
}

function open({ patient, answers, session = aLogin({ plan }), query = '' }: File = {}) {
  const calls = fakeApi({
    ...fileAnswers,
    'GET /patients/7': () => ({ ...aPatient({ id: 7, ...patient }), wallet_balance: 0 }),
    ...answers,
  });
  const place = { ...at, at: at.at + query, session, toasts: true };
  return { calls, ...renderScreen(<PatientFileScreen />, place) };
}

const visit = (over: Partial<AppointmentDetails> = {}) =>
  anAppointmentDetails({
    id: 31,
    start: '2026-01-03T08:30:00.000Z',
    assistant_name: 'لیلا محمدی',
    description: 'بی‌حسی موضعی',
    ...over,
  });

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

it('shows who this is, with links to the form and to a booking', async () => {
  open({ patient: { special_disease: 'دیابت', notes: 'حساس به پنی‌سیلین' } });
  expect(await screen.findByRole('heading', { name: 'سارا رضایی' })).toBeVisible();
  expect(fact('شناسه زیباجو')).toHaveTextContent('۷');
  expect(fact('شماره تماس')).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷');
  expect(fact('نشانی')).toHaveTextContent('شیراز، خیابان زند');
  expect(fact('بیماری خاص')).toHaveTextContent('دیابت');
  expect(fact('یادداشت')).toHaveTextContent('حساس به پنی‌سیلین');
  expect(screen.getByRole('link', { name: 'ویرایش زیباجو سارا رضایی' })).toHaveAttribute(
    'href',
    '/clinic/patients/edit/7',
  );
  expect(screen.getByRole('link', { name: 'ثبت نوبت' })).toHaveAttribute(
    'href',
    '/clinic/appointments?patient=7',
  );
});

it('says age and sex, and a debt only once', async () => {
  const birth_date = `${Number(todayIso().slice(0, 4)) - 34}-01-01`;
  open({
    patient: { birth_date, gender: 'خانم' },
    answers: { 'GET /patients/7/summary': () => aPatientSummary({ debt: 250 }) },
  });
  expect(await screen.findByText('۳۴ ساله، خانم')).toBeVisible();
  expect(await screen.findAllByText(/^بدهی: /)).toHaveLength(1);
  expect(await screen.findByText(/آخرین مراجعه/)).toBeVisible();
  expect(screen.getAllByText(/^بدهی: /)).toHaveLength(1);
});

it('says that there is no special disease', async () => {
  open({ patient: { special_disease: 'ندارد' } });
  await screen.findByRole('heading', { name: 'سارا رضایی' });
  expect(fact('بیماری خاص')).toHaveTextContent('بدون بیماری خاص');
});

describe('the wallet', () => {
  const wallet = () => screen.findByRole('group', { name: 'کیف پول' });
  const summary = (debt: number, balance: number) => ({
    'GET /patients/7/summary': () => aPatientSummary({ debt, wallet_balance: balance }),
  });

  it('says zero when nothing is owed and nothing is left', async () => {
    open();
    expect(await within(await wallet()).findByText('صفر')).toBeVisible();
  });

  it('names debt and credit in words', async () => {
    open({ answers: summary(40_000, 460_000) });
    const shown = within(await wallet());
    expect(await shown.findByText('بدهی: ۴۰٬۰۰۰ تومان')).toBeVisible();
    expect(shown.getByText('اعتبار: ۵۰۰٬۰۰۰ تومان')).toBeVisible();
    expect(shown.getByRole('link', { name: 'صورت‌حساب' })).toHaveAttribute(
      'href',
      '/clinic/patients/file/7?tab=payments',
    );
  });

  it('takes a payment for the debt, and shows what remains', async () => {
    let debt = 250;
    const { user } = open({
      answers: {
        'GET /patients/7/summary': () => aPatientSummary({ debt, wallet_balance: -debt }),
        'GET /patients/7/debts': () => pageWith(),
        'GET /patients/7/ledger': () => ({ ...pageWith(), balance: -debt, wallet: 0, debt }),
        'POST /patients/7/payments': () => {
          debt = 0;
          return {};
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'پرداخت بدهی' }));
    await user.click(await screen.findByRole('button', { name: 'تسویه کامل' }));
    await user.click(screen.getByRole('button', { name: 'ثبت پرداخت' }));
    expect(await within(await wallet()).findByText('صفر')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'پرداخت بدهی' })).not.toBeInTheDocument();
  });

  it('offers payments only to users who may take them', async () => {
    open({
      answers: summary(250, -250),
      session: { ...aLoginWith('read', 'patients'), plan },
    });
    expect(await within(await wallet()).findByText('بدهی: ۲۵۰ تومان')).toBeVisible();
    expect(screen.queryByRole('button', { name: /بدهی|اعتبار/ })).not.toBeInTheDocument();
  });
});

it('says for each block that it could not be read, and shows the others', async () => {
  let answer: unknown = refuse(400, { code: 'x', message: 'نوبت‌ها خوانده نشد' });
  const { user } = open({
    answers: {
      'GET /appointments': () => answer,
      'GET /treatmentPlans': () => pageWith(aTreatmentPlan({ title: 'کاشت مو' })),
    },
  });
  expect(await screen.findByText('نوبت‌ها خوانده نشد')).toBeVisible();
  expect(await screen.findByText('کاشت مو')).toBeVisible();
  expect(screen.getByText('شیراز، خیابان زند')).toBeVisible();
  answer = pageWith(visit());
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('بی‌حسی موضعی')).toBeVisible();
});

it('says that there is no such patient, with a way back', async () => {
  const missing = refuse(404, { code: 'not_found', message: 'پیدا نشد' });
  open({ answers: { 'GET /patients/7': () => missing } });
  expect(await screen.findByText('زیباجو یافت نشد')).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('link', { name: 'زیباجویان' })).toHaveAttribute(
    'href',
    '/clinic/patients',
  );
});

describe('the parts', () => {
  const tabsFor = async (session: LoginAnswer) => {
    open({ session });
    return (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  };

  it('are all there for a user with every section', async () => {
    expect(await tabsFor(aLogin({ plan }))).toEqual([
      'خلاصه',
      'سیر زمانی',
      'نوبت‌ها',
      'طرح‌های درمان',
      'نسخه‌ها',
      'تصاویر',
      'رضایت‌نامه‌ها',
      'پرداخت‌ها',
      'پیامک‌ها',
      'تغییرات',
    ]);
  });

  it('leave out what the reader may not see', async () => {
    expect(await tabsFor({ ...aLoginWith('read', 'prescriptions'), plan })).toEqual([
      'خلاصه',
      'سیر زمانی',
      'نوبت‌ها',
      'طرح‌های درمان',
      'نسخه‌ها',
      'تصاویر',
      'رضایت‌نامه‌ها',
      'تغییرات',
    ]);
  });

  it('have no medical text for users who only book appointments', async () => {
    open({
      session: { ...aLoginWith('write', 'appointments'), plan },
      answers: {
        'GET /appointments': () =>
          pageWith(visit({ transcription_types: ['عمل جراحی'], transcription_id: 91 })),
      },
    });
    expect(await screen.findByText('لیلا محمدی')).toBeVisible();
    for (const text of ['یادداشت', 'توضیحات', 'بی‌حسی موضعی', 'نسخه‌ها', 'تصاویر']) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: /نسخه/ })).not.toBeInTheDocument();
  });
});

testRecordScreen({
  element: <PatientFileScreen />,
  place: at,
  read: 'GET /patients/7',
  answers: fileAnswers,
  find: () => screen.findByText('شیراز، خیابان زند'),
});
