import { useEffect, useEffectEvent } from 'react';
import { followLater } from './follow-later';

/**
 * Calls `reload` when somebody changes the row at the server: `entity` is its table as the server calls
 * it. The live connection is loaded when the first row is followed. Does nothing without an id.
 */
export function useFollowRow(
  entity: string | undefined,
  id: number | undefined,
  reload: () => unknown,
): void {
  const read = useEffectEvent(() => void reload());
  useEffect(() => {
    if (entity === undefined || id === undefined) return undefined;
    return followLater(({ followRow }) => followRow(entity, id, () => read()));
  }, [entity, id]);
}
