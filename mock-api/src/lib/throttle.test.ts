import { Throttle } from './throttle';

it('allows a number of attempts within the window, and answers how long to wait', () => {
  const throttle = new Throttle(2, 60);
  expect(throttle.take('a', 0)).toBeUndefined();
  expect(throttle.take('a', 10_000)).toBeUndefined();
  expect(throttle.take('a', 20_000)).toBe(40);
  expect(throttle.take('b', 20_000)).toBeUndefined();
});

it('does not wait longer because of refused attempts', () => {
  const throttle = new Throttle(1, 60);
  throttle.take('a', 0);
  for (let second = 1; second < 60; second += 1) throttle.take('a', second * 1000);
  expect(throttle.take('a', 60_001)).toBeUndefined();
});

it('removes one attempt, and all attempts of a key', () => {
  const throttle = new Throttle(1, 60);
  throttle.take('a', 0);
  throttle.giveBack('a');
  expect(throttle.take('a', 1)).toBeUndefined();
  throttle.clear('a');
  expect(throttle.take('a', 2)).toBeUndefined();
  expect(throttle.take('a', 3)).toBe(60);
});
