import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { SearchHit } from '@ziba/shared/contracts/search';
import useSWR, { type SWRResponse } from 'swr';

/** Hits of each kind. */
const limit = 5;
/** The server finds nothing for fewer letters. */
const leastLength = 2;

/** Patients and appointments that match a code, a national code or a name; asks nothing for fewer than two letters. */
export function usePatientSearch(words: string): SWRResponse<Page<SearchHit>, ApiError> {
  const query = { q: words, kinds: 'patient,appointment', limit };
  const key = ['/search', '/search', query] satisfies ResourceKey;
  return useSWR<Page<SearchHit>, ApiError>(words.length < leastLength ? null : key, {
    keepPreviousData: true,
  });
}
