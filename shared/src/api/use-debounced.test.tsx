import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const debounce = (value: string) =>
  renderHook((current: string) => useDebounced(current, 300), { initialProps: value });

it('returns the first value at once', () => {
  expect(debounce('12').result.current).toBe('12');
});

it('returns a new value after it stayed the same for the given time', () => {
  const { result, rerender } = debounce('');
  rerender('1');
  pass(299);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('1');
});

it('skips a value that changes before that', () => {
  const { result, rerender } = debounce('');
  rerender('1');
  pass(200);
  rerender('12');
  pass(200);
  expect(result.current).toBe('');
  pass(100);
  expect(result.current).toBe('12');
});

it('keeps no timer after it is unmounted', () => {
  const { rerender, unmount } = debounce('');
  rerender('1');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
