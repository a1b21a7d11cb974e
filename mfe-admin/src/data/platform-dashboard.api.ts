import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { DayCount, PlatformFigures } from '@ziba/shared/contracts/dashboard';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

const resource = '/admin/dashboard';

/** The counts of the operator's dashboard in one answer. */
export const usePlatformFigures = (): SWRResponse<PlatformFigures, ApiError> =>
  useSWR<PlatformFigures, ApiError>([resource, `${resource}/figures`] satisfies ResourceKey);

/** The first and last day of a shown month, YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

/** How many subscriptions end on each day; nothing is asked while the days are undefined. */
export function useEndings(days: Days | undefined): SWRResponse<Page<DayCount>, ApiError> {
  const key = days && ([resource, `${resource}/endings`, { ...days }] satisfies ResourceKey);
  return useSWR<Page<DayCount>, ApiError>(key ?? null, { keepPreviousData: true });
}
