import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { searchText } from '@ziba/shared/contracts/normalise';
import type { SearchHit } from '@ziba/shared/contracts/search';
import type { Session } from '@ziba/shared/session/session-store';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { areaOf } from '../login/landing';
import { foundKinds, isFound } from './hit-actions';

/** Milliseconds without a key after which the server is asked. */
const debounceMs = 250;
/** Letters without which the server finds nothing. */
const fewestLetters = 2;

/** The value once it has not changed for a while. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, debounceMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Patients, appointments, plans and products that hold the words typed, as far as the user may see them.
 * Answers belong to the words that stand there now: those to earlier words are dropped. The platform's
 * area has no such search.
 */
export function useHits(typed: string, { access }: Session) {
  const settled = useDebounced(typed);
  const isWanted =
    areaOf(access) === 'clinic' && searchText(typed).replaceAll(' ', '').length >= fewestLetters;
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
