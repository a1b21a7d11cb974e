import type { SWRConfiguration } from 'swr';
import { ApiError } from './client';
import { fetchKey } from './fetch-key';

/** Whether another try may help: no answer came, or the server failed. A refusal would only be repeated. */
function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** The SWR configuration of the product, used by the shell and by `renderScreen`. */
export const swrOptions: SWRConfiguration = {
  fetcher: fetchKey,
  dedupingInterval: 2_000,
  focusThrottleInterval: 30_000,
  shouldRetryOnError: isTemporary,
  errorRetryCount: 3,
  errorRetryInterval: 5_000,
};
