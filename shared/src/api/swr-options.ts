import type { SWRConfiguration } from 'swr';
import { ApiError } from './client';
import { fetchKey } from './fetch-key';

/** A refusal stays a refusal; only silence and faults of the server are worth another try. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** The one SWR configuration (H15), used by the shell and by `renderScreen`. */
export const swrOptions: SWRConfiguration = {
  fetcher: fetchKey,
  dedupingInterval: 2_000,
  focusThrottleInterval: 30_000,
  shouldRetryOnError: isPassing,
  errorRetryCount: 3,
  errorRetryInterval: 5_000,
};
