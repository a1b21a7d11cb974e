import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { followLater } from './follow-later';
import { useInvalidate } from './use-invalidate';

/**
 * Reads the cached answers of a resource again when one of these events comes. The live connection is
 * loaded when the first list is followed. Does nothing without events or without a resource.
 */
export function useFollowList(types: readonly string[], resource: string | undefined): void {
  const { cache } = useSWRConfig();
  const invalidate = useInvalidate();
  const rows = useEffectEvent((one: string) => ({ cache, resources: [one], invalidate }));
  const named = types.join(' ');
  useEffect(() => {
    if (!named || resource === undefined) return undefined;
    return followLater(({ followRows }) => followRows(named.split(' '), () => rows(resource)));
  }, [named, resource]);
}
