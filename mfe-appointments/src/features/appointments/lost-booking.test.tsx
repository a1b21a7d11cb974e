import { fakeApi, noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bookingAnswers, sara } from '../../testing/booking-answers';
import { SetAppointmentScreen } from './set-appointment-screen';

const start = '2026-01-05T16:00:00+03:30';
const path = '/clinic/appointments/set-appointment';
const at = `${path}?doctor=3&start=${encodeURIComponent(start)}`;
const session = aLogin();

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

const booking = 'POST /appointments';
const taken = refuse(409, {
  code: 'slot_taken',
  message: 'این نوبت قبلا رزرو شده است',
  details: { slots: [{ start: '2026-01-05T17:00:00+03:30' }] },
});

function open(over: Record<string, FakeAnswer>) {
  const known = { 'GET /patients/by-national-code/0012345679': () => sara };
  const calls = fakeApi({ ...bookingAnswers(), ...known, ...over });
  const opened = renderScreen(<SetAppointmentScreen />, { path, at, session });
  const booked = () => calls.filter(({ call }) => call === booking);
  return { ...opened, calls, booked };
}

type Opened = ReturnType<typeof open>;

async function book({ user, booked }: Opened) {
  const before = booked().length;
  await user.click(screen.getByRole('button', { name: 'ثبت نوبت' }));
  await waitFor(() => expect(booked()).toHaveLength(before + 1));
  await screen.findByText(/ثبت نوبت انجام نشد|پاسخی از سرور نرسید|ارتباط با سرور/);
}

async function choose({ user }: Opened) {
  await screen.findByRole('timer');
  await user.type(screen.getByLabelText('کد ملی زیباجو'), '0012345679');
  await waitFor(() => expect(screen.getByLabelText('زیباجو')).not.toHaveValue(''));
}

it('recognises its own booking after a lost answer', async () => {
  let isBooked = false;
  const { 'POST /appointments/holds': hold } = bookingAnswers();
  const opened = open({
    'POST /appointments/holds': (call) => (isBooked ? taken : hold?.(call)),
    [booking]: () => {
      isBooked = true;
      return noAnswer();
    },
  });
  await choose(opened);
  await book(opened);
  fireEvent.focus(window);
  await book(opened);
  expect(screen.queryByText('این نوبت قبلا رزرو شده است')).not.toBeInTheDocument();
});

it('sends the same booking again after a lost answer and a reload', async () => {
  const first = open({ [booking]: () => noAnswer() });
  await choose(first);
  await book(first);
  // The typed values stay for a user who opens the form again.
  fireEvent.popState(window);
  first.unmount();
  const second = open({ [booking]: () => noAnswer() });
  await screen.findByRole('timer');
  await book(second);
  expect(second.booked()[0]?.body).toEqual(first.booked()[0]?.body);
});
