import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { common } from '../../messages';

/** A part that comes when it is first needed: on its way, here, or failed with another try. */
export interface Later<Part> {
  part?: Part;
  error?: { message: string };
  retry: () => void;
}

/**
 * Loads a heavy part (`() => import(…)`) once it is on the page and wanted, so that no other page
 * pays for it.
 */
export function useLater<Part>(load: () => Promise<Part>, isWanted = true): Later<Part> {
  const [{ part, error }, setState] = useState<Pick<Later<Part>, 'part' | 'error'>>({});
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(load);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    tried(begin).then(
      (loaded) => isMounted && setState({ part: loaded }),
      (cause: unknown) => isMounted && setState({ error: { message: reasonOf(cause) } }),
    );
    return () => {
      isMounted = false;
    };
  }, [tries, isWanted]);

  return {
    part,
    error,
    retry: () => {
      setState({});
      setTries(tries + 1);
    },
  };
}

/** Milliseconds before a part that did not come is asked for again. */
const retryDelayMs = 1000;

/** Loads, once more where a file did not come; an answer of the server is final. */
export async function tried<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load();
  }
}

/** A part that does not come says nothing fit to show; the server does. */
function reasonOf(cause: unknown): string {
  return cause instanceof ApiError ? cause.message : common.offline;
}
