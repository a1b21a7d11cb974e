import { useEffect, useEffectEvent } from 'react';
import { followLater } from './follow-later';

/**
 * Calls `reload` when somebody changes the row; `entity` is the name of its table at the server. The code of
 * the live connection is loaded for the first followed row. Does nothing without an entity or an id.
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
