import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WaitingRoomScreen } from './waiting-room-screen';

const path = '/clinic/appointments/waiting-room';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const person = (id: number, full_name: string, over = {}) =>
  anAppointmentDetails({
    id,
    start: ago(0),
    client: { ...anAppointmentDetails().client, id, full_name },
    ...over,
  });
const sara = person(1, 'سارا رضایی', { arrived_at: ago(35) });
const omid = person(2, 'امید کریمی', { arrived_at: ago(5) });
const leila = person(3, 'لیلا امینی');
const nima = person(4, 'نیما صادقی', { status: 'visiting', started_at: ago(10), doctor_id: 9 });

const { treatment_plan } = aTreatmentSession();
const ofNegar = {
  ...treatment_plan,
  patient: { ...treatment_plan.patient, full_name: 'نگار موسوی' },
};

function open(
  rows: unknown[] = [sara, omid, leila, nima],
  answers: Record<string, FakeAnswer> = {},
  at = path,
  session = aLogin(),
) {
  const calls = fakeApi({
    'GET /appointments/today': () => pageWith(...rows),
    'GET /treatmentSessions/filterByDateRange': () => pageWith(),
    ...answers,
  });
  return { calls, ...renderScreen(<WaitingRoomScreen />, { path, at, session, toasts: true }) };
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const ready = () => screen.findByRole('heading', { name: 'رسیده‌اند' });

it('shows waiting patients with their waiting times, patients in the room, and the sessions of the day', async () => {
  open(undefined, {
    'GET /treatmentSessions/filterByDateRange': () =>
      pageWith(aTreatmentSession({ ordinal: 2, treatment_plan: ofNegar })),
  });
  await ready();
  const waiting = column('در انتظار').getAllByRole('listitem');
  expect(waiting.map((item) => item.querySelector('b')?.textContent)).toEqual([
    'سارا رضایی',
    'امید کریمی',
    'نگار موسوی',
    'لیلا امینی',
  ]);
  expect(waiting[0]).toHaveTextContent('۳۵ دقیقه، طولانی');
  expect(waiting[1]).toHaveTextContent('۵ دقیقه انتظار');
  expect(waiting[2]).toHaveTextContent('جلسه ۲ طرح درمان');
  expect(column('در اتاق').getByText('۱۰ دقیقه در اتاق')).toBeVisible();
  expect(screen.getByText(/۲ نفر در انتظار، میانگین انتظار ۲۰ دقیقه/)).toBeVisible();
});

it('calls in the patient who has waited longest for the doctor', async () => {
  const { user, calls } = open(undefined, {
    'POST /appointments/1/status': () => ({ ...sara, status: 'visiting' }),
  });
  await user.click(await screen.findByRole('button', { name: 'فراخوان نفر بعد: سارا رضایی' }));
  expect(await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد')).toBeVisible();
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ status: 'visiting' });
});

/** Presses at a time of the page's clock, in milliseconds. A slow machine would press twice too far apart. */
function pressAt(button: HTMLElement, timeStamp: number) {
  const event = createEvent.click(button);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(button, event);
}

it('calls one patient at a double press, even if the next patient moves up in between', async () => {
  let rows = [sara, omid];
  const { calls } = open(undefined, {
    'GET /appointments/today': () => pageWith(...rows),
    'POST /appointments/:id/status': () => {
      rows = [{ ...sara, status: 'visiting', started_at: ago(0) }, omid];
      return rows[0];
    },
  });
  const called = () => calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call);
  pressAt(await screen.findByRole('button', { name: 'فراخوان نفر بعد: سارا رضایی' }), 5_000);
  await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد');
  const next = await screen.findByRole('button', { name: 'فراخوان نفر بعد: امید کریمی' });
  pressAt(next, 5_400);
  // A press that counts makes the button busy at once.
  expect(next).not.toHaveAttribute('aria-disabled');
  expect(called()).toEqual(['POST /appointments/1/status']);
});

it('changes an appointment by one call at a time, whichever button is pressed', async () => {
  let answer: (row: unknown) => void = () => undefined;
  const { user, calls } = open(undefined, {
    'POST /appointments/1/status': () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: 'فراخوان نفر بعد: سارا رضایی' }));
  const card = screen.getByRole('button', { name: 'فراخوان سارا رضایی به اتاق' });
  expect(card).toHaveAttribute('aria-disabled', 'true');
  await user.click(card);
  await user.click(screen.getByRole('button', { name: 'کارهای نوبت سارا رضایی' }));
  const inMenu = screen.getByRole('menuitem', { name: 'ثبت عدم مراجعه' });
  expect(inMenu).toHaveAccessibleDescription('کار دیگری با این نوبت در حال انجام است');
  await user.click(inMenu);
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);

  answer({ ...sara, status: 'visiting' });
  await screen.findByText('وضعیت ویزیت به «در حال ویزیت» تغییر کرد');
  await waitFor(() => expect(card).not.toHaveAttribute('aria-disabled'));
});

it('shows changes by another user at once', async () => {
  let rows = [leila];
  const { user } = open([], {
    'GET /appointments/today': () => pageWith(...rows),
    'POST /appointments/3/arrive': () => ({ ...leila, arrived_at: ago(0) }),
  });
  await user.click(await screen.findByRole('button', { name: 'ثبت حضور لیلا امینی' }));
  rows = [{ ...leila, status: 'done', status_at: ago(0) }];
  await tellLive('appointment.changed', { id: 3 });
  await waitFor(() => expect(column('پایان‌یافته').getByText('انجام شده')).toBeVisible());
});

it('keeps the chosen doctor in the address', async () => {
  const { user, location } = open(undefined, {}, `${path}?doctor=9`);
  await ready();
  expect(screen.queryByText('لیلا امینی')).not.toBeInTheDocument();
  expect(column('در اتاق').getByText('نیما صادقی')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'پزشک' }), 'همه پزشکان');
  expect(location()).toBe(path);
  expect(screen.getByText('لیلا امینی')).toBeVisible();
});

it('offers no next step to users who may only read', async () => {
  open(undefined, {}, path, aLoginWith('read', 'appointments'));
  await ready();
  expect(screen.queryByRole('button', { name: /فراخوان|ثبت حضور|پایان ویزیت/ })).toBeNull();
});

it('says that nobody is expected, or that the day cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open([], { 'GET /appointments/today': () => answer });
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('برای امروز نوبتی ثبت نشده است')).toBeVisible();
});

it('says when a part of the day could not be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open(undefined, {
    'GET /treatmentSessions/filterByDateRange': () => answer,
  });
  await ready();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('آخرین تغییرها دریافت نشد');
  answer = pageWith();
  await user.click(within(notice).getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('marks a patient who is expected while the doctor does not work, until the leave is removed', async () => {
  let offTime: object = { off_time: { kind: 'clinic', reason: null } };
  open([], {
    'GET /appointments/today': () => pageWith({ ...leila, ...offTime }),
    'GET /treatmentSessions/filterByDateRange': () =>
      pageWith(aTreatmentSession({ treatment_plan: ofNegar, ...offTime })),
  });
  await waitFor(() =>
    expect(column('در انتظار').getAllByText('در زمان تعطیلی کلینیک')).toHaveLength(2),
  );
  offTime = {};
  await tellLive('schedule.changed', { doctor_id: null });
  await waitFor(() =>
    expect(column('در انتظار').queryByText('در زمان تعطیلی کلینیک')).not.toBeInTheDocument(),
  );
});
