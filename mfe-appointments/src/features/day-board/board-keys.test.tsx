import { fakeApi } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { act, screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { aBoard, at, column, day } from '../../testing/board-samples';
import { DayBoardScreen } from './day-board-screen';

const path = '/clinic/appointments/day-board';
const plan = aPlan([aPlanSection(appointments)]);

async function openBoard(board = aBoard(), session = aLogin({ plan })) {
  fakeApi({ 'GET /schedule/board': () => board });
  const view = renderScreen(<DayBoardScreen />, { path, at: `${path}?day=${day}`, session });
  await screen.findByRole('grid');
  return view;
}

it('reaches sessions without a time by arrow keys', async () => {
  const [timed] = aBoard().sessions;
  if (!timed) throw new Error('the sample has a session');
  const open = { ...timed, doctor_id: 3, start: at('00:00'), end: at('01:00'), has_time: false };
  const { user } = await openBoard(
    aBoard({
      sessions: [
        { ...open, id: 9 },
        { ...open, id: 10, ordinal: 4 },
      ],
    }),
  );
  const third = screen.getByRole('button', { name: /جلسه ۳ از ۶/ });
  const fourth = screen.getByRole('button', { name: /جلسه ۴ از ۶/ });
  expect(third).toHaveAttribute('tabindex', '-1');

  act(() => screen.getByRole('link', { name: /سارا احمدی.*۱۴:۰۰/ }).focus());
  await user.keyboard('{ArrowUp}');
  expect(fourth).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(third).toHaveFocus();
  expect(third).toHaveAttribute('tabindex', '0');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: /امید رستمی.*۱۴:۰۰/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Home}{Enter}');
  expect(await screen.findByRole('dialog', { name: /جلسه ۳ از ۶/ })).toBeVisible();
});

it('shows the text of a free time as soon as it has the focus, by keyboard or by script', async () => {
  await openBoard();
  const free = screen.getByRole('link', { name: /^نوبت جدید، سارا احمدی.*۱۷:۳۰/ });
  expect(within(free).getByText('۱۷:۳۰')).not.toBeVisible();
  act(() => free.focus());
  expect(within(free).getByText('۱۷:۳۰')).toBeVisible();
});

it('shows why a time cannot be booked once it has the focus', async () => {
  await openBoard(aBoard(), aLogin({ plan, levels: [2] }));
  const cell = screen.getByRole('gridcell', { name: /سارا احمدی.*۱۷:۳۰: آزاد/ });
  expect(within(cell).getByText('۱۷:۳۰: آزاد')).not.toBeVisible();
  act(() => cell.focus());
  expect(within(cell).getByText('۱۷:۳۰: آزاد')).toBeVisible();
  const closed = screen.getByRole('gridcell', { name: /امید رستمی.*۱۵:۳۰: کنگره/ });
  act(() => closed.focus());
  expect(within(closed).getByText('۱۵:۳۰: کنگره')).toBeVisible();
});

it('keeps the tab stop on the same time of the same doctor when another column is inserted before it', async () => {
  const before = aBoard();
  const added = { id: 2, name: 'نگار کاظمی', avatar: null, main_service: null, service_ids: [] };
  let board = before;
  fakeApi({ 'GET /schedule/board': () => board });
  const session = aLogin({ plan });
  renderScreen(<DayBoardScreen />, { path, at: `${path}?day=${day}`, session });
  await screen.findByRole('grid');
  const free = () => screen.getByRole('link', { name: /^نوبت جدید، امید رستمی.*۱۴:۰۰/ });
  act(() => free().focus());
  expect(free()).toHaveAttribute('tabindex', '0');

  board = {
    ...before,
    doctors: [added, ...before.doctors],
    columns: [column({ doctor_id: added.id }), ...before.columns],
  };
  await tellLive('schedule.changed', { doctor_id: added.id });
  const other = await screen.findByRole('link', { name: /^نوبت جدید، نگار کاظمی.*۱۴:۰۰/ });
  expect(free()).toHaveFocus();
  expect(free()).toHaveAttribute('tabindex', '0');
  expect(other).toHaveAttribute('tabindex', '-1');
});
