import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { followLater } from './follow-later';
import { useInvalidate } from './use-invalidate';

/**
 * Reads the cached answers of a resource again when one of these events comes. The code of the live
 * connection is loaded for the first followed list. Does nothing without events or without a resource.
 */
export function useFollowList(types: readonly string[], resource: string | undefined): void {
  const { cache } = useSWRConfig();
  const invalidate = useInvalidate();
  const rows = useEffectEvent((name: string) => ({ cache, resources: [name], invalidate }));
  // A text, so that a new array with the same types does not restart the effect.
  const typeList = types.join(' ');
  useEffect(() => {
    if (!typeList || resource === undefined) return undefined;
    return followLater(({ followRows }) => followRows(typeList.split(' '), () => rows(resource)));
  }, [typeList, resource]);
}
