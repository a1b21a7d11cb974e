import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { aBoard, at, day } from '../../testing/board-samples';
import { DayBoardScreen } from './day-board-screen';

const path = '/clinic/appointments/day-board';
const plan = aPlan([aPlanSection(appointments)]);
const board = aBoard();
const read = board.appointments[0]!;
const send = 'POST /appointments/61/reschedule';
const changed = 'نوبت سارا رضایی در این میان تغییر کرده است';

const refusal = (appointment: AppointmentDetails) =>
  refuse(409, {
    code: 'stale',
    message: 'شخص دیگری هم‌زمان این اطلاعات را تغییر داده است',
    details: {
      version: appointment.version,
      changed_by: 'نگار کاظمی',
      changed_at: '2026-01-03T09:00:00Z',
      appointment,
    },
  });

async function openBoard(answer: FakeAnswer) {
  const calls = fakeApi({ 'GET /schedule/board': () => board, [send]: answer });
  const session = aLogin({ plan });
  const view = renderScreen(<DayBoardScreen />, {
    path,
    at: `${path}?day=${day}`,
    session,
    toasts: true,
  });
  await screen.findByRole('grid');
  const sent = () => calls.filter(({ call }) => call === send).map(({ body }) => body);
  return { ...view, sent };
}

/** A pointer event of a mouse; jsdom has none. */
const pointer = (type: string, clientY: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }), {
    isPrimary: true,
    pointerType: 'mouse',
  });

/** Drags the appointment onto the free time with a name. jsdom has no layout, so the cell is set. */
function dragOnto(name: RegExp) {
  const card = screen.getByRole('button', { name: /^نوبت سارا رضایی/ });
  const cell = screen.getByRole('link', { name }).closest('[role=gridcell]');
  if (!cell) throw new Error('a free time lies in a cell');
  document.elementsFromPoint = () => [cell];
  fireEvent(card, pointer('pointerdown', 10));
  fireEvent(window, pointer('pointermove', 200));
  fireEvent(window, pointer('pointerup', 200));
}

const versionOf = (body: unknown) => (body as { version?: number }).version;

it('asks before a drag moves an appointment that another user has moved meanwhile', async () => {
  const now = { ...read, start: at('17:00'), end: at('17:30'), version: 2 };
  const { user, sent } = await openBoard(({ body }) =>
    versionOf(body) === 2 ? { ...now, start: at('15:30'), version: 3 } : refusal(now),
  );
  dragOnto(/^نوبت جدید، سارا احمدی.*۱۵:۳۰/);
  const dialog = within(await screen.findByRole('dialog', { name: changed }));
  expect(
    dialog.getByText(/^نگار کاظمی در ۱۴۰۴\/۱۰\/۱۳، ۱۲:۳۰ این نوبت را تغییر داد\. .*ساعت ۱۷:۰۰/),
  ).toBeVisible();
  expect(dialog.getByText(/ساعت ۱۵:۳۰ نزد سارا احمدی/)).toBeVisible();
  // The board shows the appointment at its present time.
  expect(screen.getByRole('button', { name: /۱۷:۰۰ تا ۱۷:۳۰/, hidden: true })).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'با این حال منتقل شود' }));
  expect(await screen.findByText(/ساعت ۱۵:۳۰ نزد .* منتقل شد/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const wish = { start: at('15:30'), doctorId: 3 };
  expect(sent()).toEqual([
    { ...wish, version: 1 },
    { ...wish, version: 2 },
  ]);
});

it('leaves an appointment at the time to which another user has moved it', async () => {
  const now = { ...read, start: at('17:00'), end: at('17:30'), version: 2 };
  const { user, sent } = await openBoard(() => refusal(now));
  dragOnto(/^نوبت جدید، سارا احمدی.*۱۵:۳۰/);
  await user.click(await screen.findByRole('button', { name: 'همین‌طور بماند' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

it('undoes a move based on the version that it made, and asks when that has changed', async () => {
  const after = { ...read, start: at('15:30'), end: at('16:00'), version: 2 };
  const elsewhere = { ...read, start: at('17:00'), end: at('17:30'), version: 3 };
  const { user, sent } = await openBoard(({ body }) => {
    if (versionOf(body) === 1) return after;
    return versionOf(body) === 3 ? { ...read, version: 4 } : refusal(elsewhere);
  });
  dragOnto(/^نوبت جدید، سارا احمدی.*۱۵:۳۰/);
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  const dialog = within(await screen.findByRole('dialog', { name: changed }));
  await user.click(dialog.getByRole('button', { name: 'با این حال منتقل شود' }));
  expect(await screen.findByText('نوبت سارا رضایی به زمان پیشین بازگشت')).toBeVisible();
  await waitFor(() => expect(sent().map(versionOf)).toEqual([1, 2, 3]));
});

it('says in the dialog why the confirmed move fails', async () => {
  const now = { ...read, start: at('17:00'), end: at('17:30'), version: 2 };
  const { user } = await openBoard(({ body }) =>
    versionOf(body) === 2
      ? refuse(409, { code: 'slot_taken', message: 'این نوبت قبلا رزرو شده است' })
      : refusal(now),
  );
  dragOnto(/^نوبت جدید، سارا احمدی.*۱۵:۳۰/);
  await user.click(await screen.findByRole('button', { name: 'با این حال منتقل شود' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('این نوبت قبلا رزرو شده است');
  await user.click(screen.getByRole('button', { name: 'همین‌طور بماند' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
