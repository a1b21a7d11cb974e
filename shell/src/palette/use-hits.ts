import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useDebounced } from '@ziba/shared/api/use-debounced';
import { searchText } from '@ziba/shared/contracts/normalise';
import type { SearchHit } from '@ziba/shared/contracts/search';
import type { Session } from '@ziba/shared/session/session-store';
import useSWR from 'swr';
import { areaOf } from '../login/landing';
import { foundKinds, isFound } from './hit-actions';

/** Milliseconds after the last key press before the search starts. */
const debounceMs = 250;
/** The server needs at least this many letters. */
const minLetters = 2;

/**
 * Searches patients, appointments, plans and products that the user may see for the typed words. Late
 * answers to earlier words are dropped. The platform's area has no such search.
 */
export function useHits(typed: string, { access }: Session) {
  const debounced = useDebounced(typed, debounceMs);
  const isWanted =
    areaOf(access) === 'clinic' && searchText(typed).replaceAll(' ', '').length >= minLetters;
  const isCurrent = typed === debounced;
  const query = { q: debounced.trim(), kinds: foundKinds.join(',') };
  const key: ResourceKey | null = isWanted && isCurrent ? ['/search', '/search', query] : null;
  const { data, error, mutate } = useSWR<{ data: SearchHit[] }, ApiError>(key);
  return {
    hits: (data?.data ?? []).filter(isFound),
    isLoading: isWanted && !data && !error,
    error,
    retry: () => void mutate(),
  };
}
