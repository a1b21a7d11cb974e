import { fakeApi, noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { defineSection } from '@ziba/shared/section/define-section';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { aPatient } from '@ziba/shared/testing/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { bookingAnswers, holdsFrom, sara } from '../../testing/booking-answers';
import { SetAppointmentScreen } from './set-appointment-screen';

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
const at = `${path}?doctor=3&start=${encodeURIComponent(start)}`;
// The button is shown to users who may register patients.
const patients = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [{ path: 'create', title: 'ثبت', needs: 'write', load: () => Promise.reject(Error()) }],
});
const plan = aPlan([aPlanSection(appointments), aPlanSection(patients)]);

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-01-04T08:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  }),
);
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const refused = (code: string, message: string, slots?: object[]) =>
  refuse(409, {
    code,
    message,
    fields: { appointment_datetime: message },
    ...(slots && { details: { slots } }),
  });

function open(over: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({ ...bookingAnswers(), ...over });
  const opened = renderScreen(<SetAppointmentScreen />, { path, at, session: aLogin({ plan }) });
  const holds = () =>
    calls
      .filter(({ call }) => call.includes('/appointments/holds'))
      .map(({ call, body }) => [call, (body as { hold_id?: number } | undefined)?.hold_id]);
  return { ...opened, calls, holds };
}

const countdown = () => screen.findByRole('timer');
const reason = () => screen.getByLabelText(/^علت مراجعه/);
const drawer = () => within(screen.getByRole('dialog', { name: 'زیباجوی جدید' }));

it('registers a new patient in a drawer, keeps the time held, and chooses the patient', async () => {
  const { user, calls, holds, location } = open({ 'POST /patients': () => sara });
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  expect(await screen.findByRole('dialog', { name: 'زیباجوی جدید' })).toBeVisible();
  const first = within(drawer().getByRole('group', { name: 'مشخصات اصلی' }));
  expect(first.getAllByRole('textbox')).toHaveLength(4);
  expect(first.getByLabelText('کد ملی')).toHaveValue('۰۰۱۲۳۴۵۶۷۹');

  // Longer than a hold lasts: it is renewed before it ends, and never released.
  for (let minute = 0; minute < 9; minute += 1) {
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
  }
  expect(holds()).toEqual([
    ['POST /appointments/holds', null],
    ['POST /appointments/holds', 91],
    ['POST /appointments/holds', 92],
  ]);

  await user.type(first.getByLabelText('نام و نام خانوادگی'), 'سارا رضایی');
  await user.type(first.getByLabelText('شماره تماس'), '09121234567');
  await user.type(first.getByLabelText('تاریخ تولد'), '۱۳۶۹/۰۲/۳۱');
  const rest = within(drawer().getByRole('group', { name: 'سایر مشخصات پرونده' }));
  await user.type(rest.getByLabelText('نام پدر'), 'حسین');
  await user.selectOptions(rest.getByLabelText('جنسیت'), 'خانم');
  await user.type(rest.getByLabelText('نشانی'), 'شیراز');
  await user.type(rest.getByLabelText('وزن'), '62');
  await user.type(rest.getByLabelText('قد'), '165');
  await user.type(rest.getByLabelText('بیماری خاص'), 'ندارد');
  await user.click(drawer().getByRole('button', { name: 'ثبت و انتخاب زیباجو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === 'POST /patients')?.body).toMatchObject({
    full_name: 'سارا رضایی',
    national_code: '0012345679',
  });
  expect(location()).toBe(at);
  expect(await screen.findByDisplayValue('سارا رضایی')).toBe(
    screen.getByRole('combobox', { name: 'زیباجو' }),
  );
  expect(reason()).toHaveValue('مشاوره پوست');
}, 30_000);

it('registers a patient with four fields when the clinic allows the others to follow later', async () => {
  const { user, calls } = open({
    'GET /appointments/settings': () => ({ insurance_shares: {}, patient_details_later: true }),
    'POST /patients': () => sara,
  });
  await countdown();
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  await user.type(drawer().getByLabelText('نام و نام خانوادگی'), 'سارا رضایی');
  await user.type(drawer().getByLabelText('شماره تماس'), '09121234567');
  await user.type(drawer().getByLabelText('تاریخ تولد'), '۱۳۶۹/۰۲/۳۱');
  expect(
    drawer().getByRole('group', { name: 'سایر مشخصات پرونده (اختیاری، بعدا هم می‌شود)' }),
  ).toBeVisible();
  await user.click(drawer().getByRole('button', { name: 'ثبت و انتخاب زیباجو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === 'POST /patients')?.body).toMatchObject({
    full_name: 'سارا رضایی',
    national_code: '0012345679',
    contact_number: '09121234567',
    birth_date: '1990-05-21',
  });
});

it('books for a patient whose insurance is not known yet', async () => {
  const { user, calls } = open({
    'GET /patients/by-national-code/0012345679': () => sara,
    'GET /patients/7': () => aPatient({ national_code: '0012345679', insurance_type: null }),
    'POST /appointments': () => refuse(500, { code: 'internal', message: 'نشد' }),
  });
  await countdown();
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  expect(await screen.findByText('پرونده کامل نیست')).toBeVisible();
  expect(screen.getByLabelText('نوع بیمه')).toHaveValue('آزاد');
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /appointments')?.body).toMatchObject({
      patient_id: 7,
      insurance_type: 'آزاد',
    }),
  );
});

it('keeps the typed values when a registration is cancelled', async () => {
  const { user } = open();
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  await user.click(drawer().getByRole('button', { name: 'انصراف' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reason()).toHaveValue('مشاوره پوست');
  expect(screen.getByLabelText('کد ملی زیباجو')).toHaveValue('۰۰۱۲۳۴۵۶۷۹');
});

it('restores typed values after a step back and forward, but not in another booking', async () => {
  const first = open();
  await countdown();
  await first.user.type(reason(), 'مشاوره پوست');
  fireEvent.popState(window);
  first.unmount();
  const again = open();
  await countdown();
  expect(reason()).toHaveValue('مشاوره پوست');
  again.unmount();
  open();
  await countdown();
  expect(reason()).toHaveValue('');
});

it('removes a refusal once another time is chosen', async () => {
  const said = 'این وقت در حال ثبت توسط نگار موسوی است';
  const slots = [{ start: '2026-01-05T16:30:00+03:30' }];
  const { user } = open({
    'POST /appointments': () => refused('slot_taken', said, slots),
    'GET /patients/by-national-code/0012345679': () => sara,
  });
  await countdown();
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await screen.findByDisplayValue('سارا رضایی');
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  expect(await screen.findAllByText(RegExp(said))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'دوشنبه ۱۵ دی ۱۴۰۴، ساعت ۱۶:۳۰' }));
  await countdown();
  expect(screen.queryByText(RegExp(said))).not.toBeInTheDocument();
});

it('says that another window of the same user holds the time, and takes it over on request', async () => {
  const aHold = holdsFrom(91);
  const elsewhere = refused('held_elsewhere', 'این وقت را در پنجره دیگری برای ثبت نگه داشته‌اید');
  let isElsewhere = true;
  const { user, holds } = open({
    'POST /appointments/holds': (call) =>
      isElsewhere && 'hold_id' in (call.body as object) ? elsewhere : aHold(call),
  });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('این وقت را در پنجره دیگری برای ثبت نگه داشته‌اید');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await user.click(within(notice).getByRole('button', { name: 'ادامه در همین پنجره' }));
  expect(await countdown()).toBeVisible();
  expect(holds()).toEqual([
    ['POST /appointments/holds', null],
    ['POST /appointments/holds', undefined],
  ]);

  // The other window takes the hold back: this window says so when it gets the focus.
  isElsewhere = true;
  fireEvent.focus(window);
  expect(await screen.findByRole('alert')).toHaveTextContent('پنجره دیگری');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(holds().at(-1)).toEqual(['POST /appointments/holds', 91]);
});

it('finds its hold again after a reload, and a duplicated tab does not', async () => {
  const { unmount } = open();
  await countdown();
  // A duplicated tab copies the session storage.
  expect(JSON.stringify(sessionStorage)).not.toContain('91');
  fireEvent(window, new Event('pagehide'));
  const kept = { ...sessionStorage } as Record<string, string>;
  unmount();
  await act(async () => undefined);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const { holds } = open();
  await countdown();
  expect(holds()).toEqual([['POST /appointments/holds', 91]]);
});

it('holds the time again only after the closed form has released it', async () => {
  let givenBack: ((answer: object) => void) | undefined;
  const release = () => new Promise((arrive) => (givenBack = arrive));
  const first = open({ 'POST /appointments/holds/:id/release': release });
  await countdown();
  first.unmount();
  await act(async () => undefined);
  expect(givenBack).toBeDefined();
  const again = open();
  await screen.findByText('در حال نگه‌داشتن این وقت…');
  expect(again.holds()).toEqual([]);
  await act(async () => givenBack?.({ id: 91, released: true }));
  await countdown();
  expect(again.holds()).toEqual([['POST /appointments/holds', null]]);
});

it('takes over its own hold when the page was reloaded before the server had answered', async () => {
  let lose: (() => void) | undefined;
  const unanswered = () => new Promise((arrive) => (lose = () => arrive(noAnswer())));
  const first = open({ 'POST /appointments/holds': unanswered });
  await screen.findByText('در حال نگه‌داشتن این وقت…');
  await act(async () => undefined);
  expect(lose).toBeDefined();
  fireEvent(window, new Event('pagehide'));
  first.unmount();
  await act(async () => lose?.());
  const again = open();
  await countdown();
  expect(again.holds()).toEqual([['POST /appointments/holds', undefined]]);
});
