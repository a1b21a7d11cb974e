import type { Board } from '@ziba/shared/contracts/board';
import { formatLongDay } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { weekdayOf } from '@ziba/shared/format/weekday';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { act, screen, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import { aBoard, at, column, day } from '../../testing/board-samples';
import { DayBoardScreen } from './day-board-screen';

const plan = aPlan([aPlanSection(appointments)]);
const path = '/clinic/appointments/day-board';
const show = (board: Board = aBoard(), session = aLogin({ plan }), query = `day=${day}`) => {
  const calls = fakeApi({ 'GET /schedule/board': () => board });
  const view = renderScreen(<DayBoardScreen />, { path, at: `${path}?${query}`, session });
  return { ...view, calls };
};

const place = (doctor: string, time: string) => `${doctor}، ${formatLongDay(day)}، ساعت ${time}`;

it('shows each doctor with all appointments, sessions and held times, and says why a time is closed', async () => {
  const { calls } = show();
  const grid = await screen.findByRole('grid', { name: new RegExp(formatLongDay(day)) });
  const names = within(grid).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'ساعت',
    expect.stringContaining('سارا احمدی'),
    expect.stringContaining('امید رستمی'),
  ]);
  expect(calls[0]?.params).toEqual({ from: day, to: day });
  for (const name of [
    'نوبت سارا رضایی تزریق ژل لب، ۱۴:۳۰ تا ۱۵:۰۰، در انتظار',
    'زهرا کریمی جلسه ۳ از ۶، ۱۶:۰۰ تا ۱۷:۰۰، لیزر صورت، انجام نشده',
  ]) {
    expect(within(grid).getByRole('button', { name })).toBeVisible();
  }
  expect(within(grid).getByRole('note', { name: /در حال ثبت توسط نگار/ })).toBeVisible();
  expect(
    within(grid).getByRole('gridcell', { name: `${place('امید رستمی', '۱۵:۰۰')}: کنگره` }),
  ).toBeVisible();
  expect(screen.getByText(/۱ نوبت کنسل‌شده/)).toBeVisible();
  expect(within(grid).getAllByRole('button')).toHaveLength(2);
});

it('moves through the board by arrow keys, right to left as the page reads, and books a free time by Enter', async () => {
  const { user, location } = show();
  const first = await screen.findByRole('link', {
    name: `نوبت جدید، ${place('سارا احمدی', '۱۴:۰۰')}`,
  });
  expect(first).toHaveAttribute('tabindex', '0');
  act(() => first.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /نوبت سارا رضایی/ })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(
    screen.getByRole('link', { name: `نوبت جدید، ${place('امید رستمی', '۱۴:۳۰')}` }),
  ).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: /جلسه ۳ از ۶/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('note', { name: /نگار/ })).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  const query = new URLSearchParams({ doctor: '3', start: at('14:00') }).toString();
  expect(location()).toBe(`/clinic/appointments/set-appointment?${query}`);
});

it('opens an appointment with its actions, and a session with links to it and its plan', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /نوبت سارا رضایی/ }));
  const dialog = await screen.findByRole('dialog', { name: 'تزریق ژل لب' });
  expect(within(dialog).getByText('در انتظار')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'تغییر زمان نوبت' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
  await user.click(screen.getByRole('button', { name: /جلسه ۳ از ۶/ }));
  const session = await screen.findByRole('dialog', { name: 'جلسه ۳ از ۶: لیزر صورت' });
  expect(within(session).getByText('زهرا کریمی')).toBeVisible();
});

it('opens the patient at a glance by the name in the dialog of an appointment and of a session', async () => {
  const absent = () => refuse(404, { code: 'not_found', message: 'یافت نشد' });
  fakeApi({
    'GET /schedule/board': () => aBoard(),
    ...Object.fromEntries(
      [7, 8].flatMap((id) =>
        ['', '/summary', '/bookings'].map((part) => [`GET /patients/${id}${part}`, absent]),
      ),
    ),
  });
  const { user } = renderScreen(<DayBoardScreen />, { path, at: `${path}?day=${day}` });
  for (const [card, patient] of [
    [/نوبت سارا رضایی/, 'سارا رضایی'],
    [/جلسه ۳ از ۶/, 'زهرا کریمی'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: card }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: patient }));
    const drawer = await screen.findByRole('dialog', { name: patient });
    await user.click(within(drawer).getByRole('button', { name: 'بستن' }));
    await user.click(within(dialog).getByRole('button', { name: 'بستن' }));
  }
});

it('follows changes by other users', async () => {
  let board = aBoard();
  fakeApi({ 'GET /schedule/board': () => board });
  renderScreen(<DayBoardScreen />, { path, at: `${path}?day=${day}` });
  expect(await screen.findByRole('button', { name: /۱۴:۳۰ تا ۱۵:۰۰/ })).toBeVisible();
  board = aBoard({
    appointments: [anAppointmentDetails({ doctor_id: 4, start: at('17:00'), end: at('17:30') })],
  });
  await tellLive('appointment.changed', { id: 61 });
  expect(await screen.findByRole('button', { name: /۱۷:۰۰ تا ۱۷:۳۰/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /۱۴:۳۰ تا ۱۵:۰۰/ })).not.toBeInTheDocument();
});

it('shows a week of one doctor from Saturday on, and moves week by week', async () => {
  const saturday = addDays(day, -weekdayOf(day));
  const week = Array.from({ length: 7 }, (_, index) => column({ date: addDays(saturday, index) }));
  const { user, calls, location } = show(
    aBoard({ columns: week, busy: [], sessions: [] }),
    aLogin({ plan }),
    `day=${day}&view=week&doctor=3`,
  );
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(8);
  expect(within(grid).getAllByRole('columnheader')[1]).toHaveTextContent(/^شنبه/);
  expect(calls[0]?.params).toEqual({ from: saturday, to: addDays(saturday, 6), doctor_id: 3 });
  expect(screen.getByRole('combobox', { name: 'پزشک' })).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'هفته بعد' }));
  expect(location()).toBe(`${path}?day=${addDays(day, 7)}&view=week&doctor=3`);
});

it('keeps day and doctor in the address', async () => {
  const { user, location } = show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'پزشک' }), 'امید رستمی');
  expect(location()).toBe(`${path}?day=${day}&doctor=4`);
  expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'امروز' }));
  expect(location()).toBe(`${path}?doctor=4`);
});

it('offers neither booking nor moving to users who may only read', async () => {
  show(aBoard(), aLogin({ plan, levels: [2] }));
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: /نوبت جدید/ })).not.toBeInTheDocument();
  expect(
    screen.getByRole('gridcell', { name: `${place('سارا احمدی', '۱۴:۰۰')}: آزاد` }),
  ).toBeVisible();
});

it('lists each service on show once in the legend', async () => {
  const [first] = aBoard().appointments;
  const other = { id: 23, title: 'بوتاکس' };
  const at16 = { id: 73, start: at('16:00'), end: at('16:30'), service: other };
  show(
    aBoard({
      appointments: [
        { ...first!, id: 71 },
        { ...first!, id: 72 },
        { ...first!, ...at16 },
      ],
    }),
  );
  const legend = within(await screen.findByRole('list', { name: 'نشانه‌ها' }));
  expect(legend.getAllByText('تزریق ژل لب')).toHaveLength(1);
  expect(legend.getByText('بوتاکس')).toBeVisible();
});

it('says that there is no doctor, and how to add one', async () => {
  show(aBoard({ doctors: [], columns: [], appointments: [], sessions: [], busy: [] }));
  expect(await screen.findByText('هنوز پزشکی برای این کلینیک ثبت نشده است')).toBeVisible();
});

it('says why the board cannot be shown, and tries again', async () => {
  let answer: unknown = refuse(400, { code: 'internal', message: 'یافت نشد' });
  fakeApi({ 'GET /schedule/board': () => answer });
  const { user } = renderScreen(<DayBoardScreen />, { path });
  await screen.findByText('یافت نشد');
  answer = aBoard();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

it('says on the card and in the dialog that the doctor does not work at the time of an appointment', async () => {
  const [kept] = aBoard().appointments;
  const [session] = aBoard().sessions;
  const off_time = { kind: 'leave', reason: 'کنگره' } as const;
  const { user } = show(
    aBoard({
      appointments: [{ ...kept!, off_time }],
      sessions: [{ ...session!, off_time: { kind: 'hours', reason: null } }],
    }),
  );
  const card = await screen.findByRole('button', {
    name: /نوبت سارا رضایی .*در زمان مرخصی پزشک: کنگره/,
  });
  expect(within(card).getByText('در زمان مرخصی پزشک: کنگره')).toBeVisible();
  expect(screen.getByRole('button', { name: /زهرا کریمی .*خارج از ساعت کاری پزشک/ })).toBeVisible();
  await user.click(card);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('در زمان مرخصی پزشک: کنگره')).toBeVisible();
});

it('calls a day closed only while none of its hours is open', async () => {
  const friday = 'جمعه تعطیل است';
  const leave = { from: 840, to: 1080, reason: 'کنگره' };
  show(
    aBoard({
      columns: [
        column({ closed_reason: friday }),
        column({ doctor_id: 4, closed_reason: friday, open: [] }),
        column({ doctor_id: 5, closures: [leave] }),
      ],
      doctors: [3, 4, 5].map((id) => {
        const nothing = { avatar: null, main_service: null, service_ids: [] };
        return { id, name: `پزشک ${id}`, ...nothing };
      }),
      appointments: [],
      sessions: [],
      busy: [],
    }),
  );
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.slice(1).map((head) => head.querySelector('small')?.textContent)).toEqual([
    'بدون نوبت',
    friday,
    'کنگره',
  ]);
});
