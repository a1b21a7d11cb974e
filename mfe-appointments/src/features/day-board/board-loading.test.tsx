import type { Board } from '@ziba/shared/contracts/board';
import { formatLongDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { aBoard, column, day } from '../../testing/board-samples';
import { DayBoardScreen } from './day-board-screen';

const path = '/clinic/appointments/day-board';
const session = aLogin({ plan: aPlan([aPlanSection(appointments)]) });
const nextDay = addDays(day, 1);
const boardOfNextDay = aBoard({
  from: nextDay,
  to: nextDay,
  columns: [column({ date: nextDay }), column({ doctor_id: 4, date: nextDay })],
  appointments: [],
  sessions: [],
  busy: [],
});

/** Opens the first day; `answer` is the answer to any other request. */
async function openBoard(answer: () => unknown) {
  fakeApi({
    'GET /schedule/board': ({ params }) =>
      params.from === day && !params.doctor_id ? aBoard() : answer(),
  });
  const view = renderScreen(<DayBoardScreen />, { path, at: `${path}?day=${day}`, session });
  await screen.findByRole('grid');
  return view;
}

const freeTimes = () => screen.queryAllByRole('link', { name: /^نوبت جدید، / });

it('shows nothing of the previous day while the next one is loading', async () => {
  let arrive: (board: Board) => void = () => undefined;
  const { user } = await openBoard(() => new Promise((done) => (arrive = done)));
  expect(freeTimes().length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: 'روز بعد' }));
  expect(screen.getByRole('group', { name: 'روز تقویم' })).toHaveTextContent(
    formatLongDay(nextDay),
  );
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(freeTimes()).toEqual([]);
  // The list of doctors does not disappear with each day.
  expect(screen.getByRole('combobox', { name: 'پزشک' })).toBeVisible();

  arrive(boardOfNextDay);
  expect(
    await screen.findByRole('grid', { name: new RegExp(formatLongDay(nextDay)) }),
  ).toBeVisible();
  const start = new Date(tehranInstant(nextDay, '14:00')).toISOString();
  expect(freeTimes()[0]).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(start)),
  );
});

it('shows an error and not the previous day when the next one cannot be read', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'این روز خوانده نشد' });
  const { user } = await openBoard(() => answer);
  await user.click(screen.getByRole('button', { name: 'روز بعد' }));
  expect(await screen.findByText('این روز خوانده نشد')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();

  answer = boardOfNextDay;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(
    await screen.findByRole('grid', { name: new RegExp(formatLongDay(nextDay)) }),
  ).toBeVisible();
});

it('never says that a doctor is not of the clinic while the day is loading', async () => {
  let arrive: (board: Board) => void = () => undefined;
  fakeApi({
    'GET /schedule/board': ({ params }) =>
      params.doctor_id === 3
        ? aBoard({ columns: [column()] })
        : new Promise((done) => (arrive = done)),
  });
  const at = `${path}?day=${day}&doctor=3`;
  const { user } = renderScreen(<DayBoardScreen />, { path, at, session });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'پزشک' }), 'امید رستمی');
  expect(screen.queryByText(/در فهرست پزشکان کلینیک نیست/)).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'پزشک' })).toHaveValue('4');
  arrive(aBoard({ columns: [column({ doctor_id: 4 })] }));
  expect(await screen.findByRole('columnheader', { name: /امید رستمی/ })).toBeVisible();
});

it('keeps the board with a notice when reading it again fails', async () => {
  let answer: unknown = aBoard();
  fakeApi({ 'GET /schedule/board': () => answer });
  const at = `${path}?day=${day}`;
  const { user } = renderScreen(<DayBoardScreen />, { path, at, session });
  await screen.findByRole('grid');
  answer = refuse(404, { code: 'not_found', message: 'یافت نشد' });
  await tellLive('appointment.changed', { id: 61 });
  expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
  answer = aBoard();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByText(/به‌روزرسانی ناموفق بود/)).not.toBeInTheDocument());
});
