import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { searchText } from '@ziba/shared/contracts/normalise';
import type { SearchHit } from '@ziba/shared/contracts/search';
import type { Session } from '@ziba/shared/session/session-store';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { areaOf } from '../login/landing';
import { foundKinds, isFound } from './hit-actions';

/** The search starts this long after the last key press. */
const debounceMs = 250;
/** The server needs at least this many letters. */
const minLetters = 2;

/** The value after it has not changed for `debounceMs`. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, debounceMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Searches patients, appointments, plans and products that the user may see for the typed words. Late
 * answers to earlier words are dropped. The platform's area has no such search.
 */
export function useHits(typed: string, { access }: Session) {
  const settled = useDebounced(typed);
  const isWanted =
    areaOf(access) === 'clinic' && searchText(typed).replaceAll(' ', '').length >= minLetters;
  const isSettled = typed === settled;
  const query = { q: settled.trim(), kinds: foundKinds.join(',') };
  const key: ResourceKey | null = isWanted && isSettled ? ['/search', '/search', query] : null;
  const { data, error, mutate } = useSWR<{ data: SearchHit[] }, ApiError>(key);
  return {
    hits: (data?.data ?? []).filter(isFound),
    isLoading: isWanted && !data && !error,
    error,
    retry: () => void mutate(),
  };
}
