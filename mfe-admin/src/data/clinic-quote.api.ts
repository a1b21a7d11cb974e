import { api, type ApiError } from '@ziba/shared/api/client';
import type { Quote } from '@ziba/shared/contracts/resources-pricing';
import useSWR, { type SWRResponse } from 'swr';

/** The first part of the cache keys of quotes. */
export const quotes = '/clinics/quote';

/** The current price of these limits, this kind of subscription and these modules, with tax, in tomans. */
export function useClinicQuote(plan: Record<string, unknown>): SWRResponse<Quote, ApiError> {
  return useSWR<Quote, ApiError>([quotes, plan], () => api.post<Quote>(quotes, { plan }), {
    shouldRetryOnError: false,
  });
}
