import { lazy, eager } from './provide';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('provides a loaded module', () => {
  const module = { a: 1 };
  expect(eager(module).lib()).toBe(module);
});

it('retries a chunk until it loads, and never rejects', async () => {
  const module = { b: 2 };
  let failures = 6;
  const load = jest.fn(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('offline');
    return module;
  });
  const got = lazy(load).get();
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await got)()).toBe(module);
  expect(load).toHaveBeenCalledTimes(7);
});
