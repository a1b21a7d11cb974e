import { noAnswer, refuse } from '@ziba/shared/testing/fake-api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { holdsFrom, sara } from '../../testing/booking-answers';
import { countdown, openBooking as open, reason } from '../../testing/open-booking';

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
