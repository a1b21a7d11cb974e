import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

const start = Date.parse('2026-03-21T08:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const count = (moment: number) => renderHook(useCountdown, { initialProps: moment });

it('counts whole seconds, rounded up', () => {
  const { result } = count(start + 1200);
  expect(result.current).toBe(2);
  pass(1000);
  expect(result.current).toBe(1);
});

it('stays at zero when the moment has passed', () => {
  expect(count(start - 3_600_000).result.current).toBe(0);
  const { result } = count(start + 2000);
  pass(10_000);
  expect(result.current).toBe(0);
});

it('counts down to another moment at once, and never shows too many seconds', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    (moment: number) => {
      const seconds = useCountdown(moment);
      seen.push(seconds);
      return seconds;
    },
    { initialProps: start + 5000 },
  );
  pass(5600);
  seen.length = 0;
  rerender(start + 5600 + 300_000);
  expect(seen.at(-1)).toBe(300);
  expect(Math.max(...seen)).toBe(300);
  pass(1000);
  expect(seen.at(-1)).toBe(299);
});

it('reads the clock, so that it is right after the computer was asleep', () => {
  const { result } = count(start + 600_000);
  jest.setSystemTime(start + 500_000);
  pass(1000);
  expect(result.current).toBe(99);
});

it('stops its timer when it is unmounted', () => {
  const { unmount } = count(start + 5000);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
