import { act, render, screen } from '@testing-library/react';
import { startSession } from '@ziba/shared/session/session-store';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { SessionCountdown } from './session-countdown';
import { clockText, announcedMoment } from './time-left';

const start = new Date('2026-03-21T08:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

function show(seconds: number) {
  const session = startSession(
    aLogin({ expires_at: new Date(start.getTime() + seconds * 1000).toISOString() }),
  );
  render(<SessionCountdown session={session} />);
  return screen.getByRole('timer', { name: 'زمان باقی‌مانده نشست' });
}

it('counts down every second, in Persian digits', () => {
  const time = show(3600);
  expect(time).toHaveTextContent('۱:۰۰:۰۰');
  pass(1);
  expect(time).toHaveTextContent('۵۹:۵۹');
  pass(59);
  expect(time).toHaveTextContent('۵۹:۰۰');
});

it('uses the danger style under two minutes, not at two minutes', () => {
  const time = show(121);
  pass(1);
  expect(time).toHaveTextContent('۲:۰۰');
  expect(time).not.toHaveAttribute('data-soon');
  pass(1);
  expect(time).toHaveAttribute('data-soon');
});

it('announces the time left only at two minutes, one minute and half a minute', () => {
  show(125);
  const spoken = screen.getByRole('status');
  const heard: string[] = [];
  for (let second = 0; second < 125; second += 1) {
    const text = spoken.textContent;
    if (text && heard.at(-1) !== text) heard.push(text);
    pass(1);
  }
  expect(heard).toEqual([
    '۲ دقیقه تا پایان نشست شما مانده است',
    '۱ دقیقه تا پایان نشست شما مانده است',
    '۳۰ ثانیه تا پایان نشست شما مانده است',
  ]);
});

it('stays at zero after the end', () => {
  const time = show(1);
  pass(5);
  expect(time).toHaveTextContent('۰:۰۰');
});

it.each([
  [28_800, '۸:۰۰:۰۰'],
  [3_661, '۱:۰۱:۰۱'],
  [3_599, '۵۹:۵۹'],
  [65, '۱:۰۵'],
  [9, '۰:۰۹'],
  [0, '۰:۰۰'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it.each([
  [121, null],
  [120, 120],
  [61, 120],
  [60, 60],
  [30, 30],
  [0, 30],
])('has at %d seconds the last announced moment %s', (seconds, moment) => {
  expect(announcedMoment(seconds)).toBe(moment);
});
