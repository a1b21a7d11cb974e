import { ApiError } from '@ziba/shared/api/client';
import { useEffect, useRef, useState } from 'react';
import { isFree } from '../../data/users.api';

/** `unknown`: the check failed. `paused`: the server has been asked too often. */
export type Uniqueness = 'idle' | 'checking' | 'free' | 'taken' | 'unknown' | 'paused';

/** Milliseconds of silence before the server is asked. */
const debounceMs = 400;
/** Milliseconds without checks after the server refused one with 429: the window of its limit. */
const pauseMs = 60_000;

interface Options {
  kind: 'email' | 'username';
  /** What is checked; undefined while nothing can be checked, such as half an address. */
  value: string | undefined;
}

/**
 * Checks while typing whether an e-mail address or a username is free. A value is asked for after a pause in
 * typing, and once only; the check of an older value is aborted. A failed check is never `free`.
 */
export function useUniqueCheck({ kind, value }: Options): Uniqueness {
  const [known, setKnown] = useState<{ value: string; result: Uniqueness }>();
  const results = useRef(new Map<string, Uniqueness>());
  const pausedUntil = useRef(0);

  useEffect(() => {
    if (value === undefined) return undefined;
    const stop = new AbortController();
    const check = async () => {
      const earlier = Date.now() < pausedUntil.current ? 'paused' : results.current.get(value);
      const result = earlier ?? (await resultOf(kind, value, stop.signal));
      if (stop.signal.aborted) return;
      if (result === 'paused' && !earlier) pausedUntil.current = Date.now() + pauseMs;
      if (result === 'free' || result === 'taken') results.current.set(value, result);
      setKnown({ value, result });
    };
    const timer = setTimeout(() => void check(), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, value]);

  if (value === undefined) return 'idle';
  return known?.value === value ? known.result : 'checking';
}

async function resultOf(
  kind: Options['kind'],
  value: string,
  signal: AbortSignal,
): Promise<Uniqueness> {
  try {
    return (await isFree(kind, value, signal)) ? 'free' : 'taken';
  } catch (error) {
    return error instanceof ApiError && error.status === 429 ? 'paused' : 'unknown';
  }
}
