import { ApiError } from './client';
import { swrOptions } from './swr-options';

it.each([
  [0, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [429, false],
  [500, true],
  [503, true],
])('status %d: another try %s', (status, again) => {
  const { shouldRetryOnError } = swrOptions;
  const error = new ApiError(status, { code: 'x', message: 'خطا' });
  expect(typeof shouldRetryOnError === 'function' && shouldRetryOnError(error)).toBe(again);
});
