import { useEffect, useEffectEvent } from 'react';

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
    let stop: (() => void) | undefined;
    let isOver = false;
    const listen = async () => {
      const { listenLive } = await import(/* webpackChunkName: "live" */ './live-events');
      if (isOver) return;
      stop = listenLive(['row.changed'], (event) => {
        // Without an event something may have been missed.
        if (!event || (event.data.entity === entity && event.data.id === id)) read();
      });
    };
    // Without the live connection a change is still found when the row is saved.
    listen().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [entity, id]);
}
