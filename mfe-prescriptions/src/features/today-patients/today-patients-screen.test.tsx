import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan } from '@ziba/shared/testing/session-samples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { planWithEverything, reducedFileReader } from '../../testing/plan-with-everything';
import { TodayPatientsScreen } from './today-patients-screen';

const path = '/clinic/prescriptions/today-patients';
const today = 'GET /appointments/today';
const change = 'POST /appointments/61/status';
const { client } = anAppointmentDetails();
const now = () => new Date().toISOString();

const zhale = { ...client, id: 8, full_name: 'ژاله پاکدل', national_code: '0087654321' };
const waiting = anAppointmentDetails({ start: now() });
const visiting = anAppointmentDetails({
  id: 62,
  appointment_code: 'B-200',
  status: 'visiting',
  client: zhale,
});
const prescribed = { transcription_types: ['عمل جراحی' as const], transcription_id: 91 };
const all = { plan: planWithEverything };

interface Options {
  answers?: Record<string, FakeAnswer>;
  at?: string;
  state?: unknown;
  session?: ReturnType<typeof aLogin>;
}

function open(
  rows: AppointmentDetails[],
  { answers, at = path, state, session = aLogin(all) }: Options = {},
) {
  const calls = fakeApi({
    [today]: () => pageWith(...rows),
    'GET /treatmentSessions/filterByDateRange': () => pageWith(),
    ...answers,
  });
  return {
    calls,
    ...renderScreen(<TodayPatientsScreen />, { path, at, state, session, toasts: true }),
  };
}
const openMenu = async (
  { user }: Pick<ReturnType<typeof open>, 'user'>,
  patient = 'سارا رضایی',
) => {
  await user.click(await screen.findByRole('button', { name: `کارهای ${patient}` }));
  return screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label'));
};
const names = () =>
  within(screen.getByRole('list', { name: 'زیباجویان امروز' }))
    .getAllByRole('listitem')
    .map((card) => card.getAttribute('aria-label'));

it('orders the patients by status: waiting, visiting, done, canceled; each says its status', async () => {
  open([
    anAppointmentDetails({ id: 1, status: 'canceled', client: { ...client, full_name: 'الف' } }),
    anAppointmentDetails({ id: 2, status: 'done', client: { ...client, full_name: 'ب' } }),
    visiting,
    waiting,
  ]);
  await screen.findByRole('listitem', { name: 'سارا رضایی' });
  expect(names()).toEqual(['سارا رضایی', 'ژاله پاکدل', 'ب', 'الف']);
  for (const status of ['در انتظار', 'در حال ویزیت', 'انجام شده', 'کنسل شده']) {
    expect(screen.getByText(status)).toBeVisible();
  }
});

it.each([
  ['the code of the appointment', 'b-200'],
  ['the national code in Persian digits', '۰۰۸۷۶۵۴۳۲۱'],
  ['the id of the patient', '8'],
  ['a part of the name, in Arabic letters', 'پاكدل'],
  ['two words of the name', 'پاکدل ژال'],
])('finds a patient by %s', async (_, typed) => {
  const { user, location } = open([waiting, visiting]);
  await user.type(await screen.findByRole('searchbox'), `${typed}{Enter}`);
  await waitFor(() => expect(names()).toEqual(['ژاله پاکدل']));
  expect(location()).toContain('?search=');
});

it('opens the visit from the name: the prescription, or the choice of one to write', async () => {
  open([waiting, { ...visiting, ...prescribed }]);
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('سارا رضایی')).toBe(
    '/clinic/prescriptions/choose-prescription-action?appointment=61',
  );
  expect(await hrefOf('ژاله پاکدل')).toBe('/clinic/prescriptions/preview/91');
  cleanup();
  const levels = [2];
  open([waiting], {
    session: aLogin({ ...all, sections: ['prescriptions', 'appointments'], levels }),
  });
  expect(await hrefOf('سارا رضایی')).toBe('/clinic/appointments/patients/file/7');
});

it('shows what to beware of on the card of a patient', async () => {
  const alert = {
    id: 3,
    kind: 'allergy',
    text: 'پنی‌سیلین',
    severity: 'severe',
    reaction: null,
  } as const;
  open([anAppointmentDetails({ start: now(), alerts: [alert] })]);
  const card = within(await screen.findByRole('listitem', { name: 'سارا رضایی' }));
  expect(card.getByText(/^حساسیت.*شدید.*پنی‌سیلین/)).toBeVisible();
});

it('says that nobody matches, and shows everybody again', async () => {
  const { user } = open([waiting], { at: `${path}?search=999` });
  expect(await screen.findByText('زیباجویی با این مشخصات میان نوبت‌های امروز نیست')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'نمایش همه' }));
  expect(await screen.findByRole('listitem', { name: 'سارا رضایی' })).toBeVisible();
});

it('links to all patients, for users who may see them', async () => {
  open([waiting]);
  const link = await screen.findByRole('link', { name: 'مشاهده همه زیباجویان' });
  expect(link).toHaveAttribute('href', '/clinic/patients');
});

describe('the menu of a patient', () => {
  it('offers a new plan, a new prescription, the file and the next status', async () => {
    expect(await openMenu(open([waiting]))).toEqual([
      'افزودن طرح درمان',
      'ثبت نسخه جدید',
      'پرونده پزشکی',
      'تغییر وضعیت به: در حال ویزیت',
    ]);
    const hrefs = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    expect(hrefs.slice(0, 3)).toEqual([
      '/clinic/prescriptions/treatment-plan/create?appointment=61',
      '/clinic/prescriptions/choose-prescription-action?appointment=61',
      '/clinic/patients/file/7',
    ]);
    cleanup();
    await openMenu(open([waiting], { session: reducedFileReader }));
    expect(screen.getByRole('menuitem', { name: 'پرونده پزشکی' })).toHaveAttribute(
      'href',
      '/clinic/appointments/patients/file/7',
    );
  });

  it('shows the plan of a patient with a session today, and the prescription of the visit', async () => {
    const session = aTreatmentSession();
    const treatment_plan = { ...session.treatment_plan, id: 15, patient_id: 7 };
    const rendered = open([{ ...waiting, ...prescribed }], {
      answers: {
        'GET /treatmentSessions/filterByDateRange': () => pageWith({ ...session, treatment_plan }),
      },
    });
    expect((await openMenu(rendered)).slice(0, 3)).toEqual([
      'مشاهده طرح درمان',
      'ثبت نسخه جدید',
      'مشاهده نسخه',
    ]);
    const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect(hrefOf('مشاهده طرح درمان')).toBe('/clinic/prescriptions/treatment-plan/display/15');
    expect(hrefOf('مشاهده نسخه')).toBe('/clinic/prescriptions/preview/91');
  });

  it.each([
    ['done', 'ویزیت انجام شده است'],
    ['canceled', 'نوبت کنسل شده است'],
    ['no_show', 'زیباجو مراجعه نکرده است'],
  ] as const)('says of a visit that is %s: %s, and offers no change', async (status, label) => {
    await openMenu(open([{ ...waiting, status }]));
    expect(screen.getByRole('menuitem', { name: label })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('menuitem', { name: /تغییر وضعیت/ })).not.toBeInTheDocument();
  });

  it('calls the patient in, says so, and offers the end of the visit and the undo', async () => {
    let row = waiting;
    const called = { ...waiting, status: 'visiting', status_at: now() } as const;
    const rendered = open([], {
      answers: { [today]: () => pageWith(row), [change]: () => (row = called) },
    });
    await openMenu(rendered);
    await rendered.user.click(
      screen.getByRole('menuitem', { name: 'تغییر وضعیت به: در حال ویزیت' }),
    );
    expect(await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد')).toBeVisible();
    expect(await screen.findByText('در حال ویزیت')).toBeVisible();
    expect(rendered.calls.find(({ call }) => call === change)?.body).toEqual({
      status: 'visiting',
    });
    await waitFor(async () =>
      expect((await openMenu(rendered)).slice(-2)).toEqual([
        'تغییر وضعیت به: انجام شده',
        'بازگرداندن «در حال ویزیت»',
      ]),
    );
  });

  it('says why a status could not be changed, and what it is now', async () => {
    const message = 'این تغییر وضعیت برای نوبت ممکن نیست';
    const rendered = open([waiting], {
      answers: {
        [change]: () =>
          refuse(409, { code: 'invalid_transition', message, details: { status: 'canceled' } }),
      },
    });
    await openMenu(rendered);
    await rendered.user.click(
      screen.getByRole('menuitem', { name: 'تغییر وضعیت به: در حال ویزیت' }),
    );
    const said = await screen.findByText(/^خطا در ثبت وضعیت نوبت/);
    expect(said).toHaveTextContent(message);
    expect(said).toHaveTextContent('وضعیت این نوبت اکنون «کنسل شده» است.');
  });

  it('changes nothing for users who may only read', async () => {
    const session = aLogin({ ...all, sections: ['prescriptions'], levels: [2] });
    const rendered = open([{ ...waiting, ...prescribed }], { session });
    expect(await openMenu(rendered)).toEqual(['مشاهده نسخه']);
  });
});

describe('a selected patient', () => {
  it.each([
    ['in the address', { at: `${path}?selectedPatient=8&appointment=62` }],
    ['in the navigation state', { state: { selectedPatient: 8 } }],
    ['in the navigation state, as a row', { state: { selectedPatient: { id: 8 } } }],
  ])('%s has its menu open', async (_, place) => {
    open([waiting, visiting], place);
    expect(await screen.findByRole('menu', { name: 'کارهای ژاله پاکدل' })).toBeVisible();
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });

  it('opens nothing when nobody of today is meant', async () => {
    open([waiting], { at: `${path}?selectedPatient=999` });
    await screen.findByRole('listitem', { name: 'سارا رضایی' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

it('reads the patients again when another user changes one', async () => {
  let rows = [waiting];
  open([], { answers: { [today]: () => pageWith(...rows) }, session: aLogin({ plan: aPlan() }) });
  await screen.findByRole('listitem', { name: 'سارا رضایی' });
  rows = [waiting, visiting];
  await tellLive('appointment.changed', { id: 62 });
  expect(await screen.findByRole('listitem', { name: 'ژاله پاکدل' })).toBeVisible();
});

it('says that the patients cannot be read and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open([], { answers: { [today]: () => answer } });
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith(waiting);
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('listitem', { name: 'سارا رضایی' })).toBeVisible();
});
