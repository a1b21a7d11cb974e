import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { common } from '../../messages';

/** A part whose code is loaded when it is needed: loading, loaded as `part`, or failed with an `error`. */
export interface LazyLoad<Part> {
  part?: Part;
  error?: { message: string };
  retry: () => void;
}

/**
 * Loads a heavy part (`() => import(…)`) once the component is mounted and `isWanted` is true, so that other pages do
 * not load it. A failed load is repeated once; after that `retry` loads again.
 */
export function useLazyLoad<Part>(load: () => Promise<Part>, isWanted = true): LazyLoad<Part> {
  const [{ part, error }, setState] = useState<Pick<LazyLoad<Part>, 'part' | 'error'>>({});
  const [attempt, setAttempt] = useState(0);
  const startLoading = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    loadWithRetry(startLoading).then(
      (loaded) => isMounted && setState({ part: loaded }),
      (cause: unknown) => isMounted && setState({ error: { message: reasonOf(cause) } }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt, isWanted]);

  return {
    part,
    error,
    retry: () => {
      setState({});
      setAttempt(attempt + 1);
    },
  };
}

/** The pause before a failed load is repeated. */
const retryDelayMs = 1000;

/** Loads, and repeats it once after a network failure; an error that the server answered is final. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load();
  }
}

/** The message to show: that of the server, or that the connection failed, because a failed import has none. */
function reasonOf(cause: unknown): string {
  return cause instanceof ApiError ? cause.message : common.offline;
}
