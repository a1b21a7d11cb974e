import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { defineSection } from '@ziba/shared/section/define-section';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { aPatient, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import appointments from './appointments.section';
import { SetAppointmentScreen } from './set-appointment-screen';

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
const at = `${path}?doctor=3&start=${encodeURIComponent(start)}`;
// Whoever may register patients is offered it.
const patients = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [{ path: 'create', title: 'ثبت', needs: 'write', load: () => Promise.reject(Error()) }],
});
const plan = aPlan([aPlanSection(appointments), aPlanSection(patients)]);
const sara = aPatient({ national_code: '0012345679' });

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

let nextId = 91;
const aHold = ({ body }: { body: unknown }) => ({
  id: nextId++,
  doctor_id: 3,
  patient_id: null,
  start: (body as { start: string }).start,
  end: '2026-01-05T16:30:00+03:30',
  user_id: 5,
  expires_at: '2026-01-04T08:05:00Z',
});
const refused = (code: string, message: string, slots?: object[]) =>
  refuse(409, {
    code,
    message,
    fields: { appointment_datetime: message },
    ...(slots && { details: { slots } }),
  });

function open(over: Record<string, FakeAnswer> = {}) {
  nextId = 91;
  const calls = fakeApi({
    'GET /users/doctors/1': () => pageWith(aStaffUser()),
    'GET /users/assistants/1': () => pageWith(),
    'GET /presentableServices/clinic/1': () =>
      pageWith(aService({ title: 'ویزیت', is_default_visit: true })),
    'GET /appointments/settings': () => ({ insurance_shares: {} }),
    'POST /appointments/holds': aHold,
    'POST /appointments/holds/:id/release': () => ({ id: 91, released: true }),
    'GET /patients/pagination': () => pageWith(),
    'GET /patients/by-national-code/0012345679': () =>
      refuse(404, { code: 'not_found', message: 'یافت نشد' }),
    'GET /patients/7': () => sara,
    'GET /patients/7/summary': () => refuse(404, { code: 'not_found', message: 'نیست' }),
    ...over,
  });
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

it('registers somebody new over the form, keeps the time meanwhile and chooses them', async () => {
  const { user, calls, holds, location } = open({ 'POST /patients': () => sara });
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  expect(await screen.findByRole('dialog', { name: 'زیباجوی جدید' })).toBeVisible();
  const first = within(drawer().getByRole('group', { name: 'مشخصات اصلی' }));
  expect(first.getAllByRole('textbox')).toHaveLength(4);
  expect(first.getByLabelText('کد ملی')).toHaveValue('0012345679');

  // Longer than a hold lasts: it is renewed before it ends, and never given back.
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

it('comes back from a cancelled registration with everything that was typed', async () => {
  const { user } = open();
  await countdown();
  await user.type(reason(), 'مشاوره پوست');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await user.click(await screen.findByRole('button', { name: 'زیباجوی جدید' }));
  await screen.findByRole('dialog', { name: 'زیباجوی جدید' });
  await user.click(drawer().getByRole('button', { name: 'انصراف' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reason()).toHaveValue('مشاوره پوست');
  expect(screen.getByLabelText('کد ملی زیباجو')).toHaveValue('0012345679');
});

it('brings what was typed back after a step back and forward, but not into another booking', async () => {
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

it('takes a refusal away once another time is chosen', async () => {
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

it('says that another window of the same person holds the time, and takes it over when asked', async () => {
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

  // The other window takes it back: whoever returns to this one is told.
  isElsewhere = true;
  fireEvent.focus(window);
  expect(await screen.findByRole('alert')).toHaveTextContent('پنجره دیگری');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(holds().at(-1)).toEqual(['POST /appointments/holds', 91]);
});

it('finds its hold again after a reload, and a duplicated tab does not', async () => {
  const { unmount } = open();
  await countdown();
  // What a duplicated tab would copy.
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
