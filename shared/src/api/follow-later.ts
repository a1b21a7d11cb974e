import type * as liveRows from './live-rows';

/**
 * Loads the code of the live connection, then calls `begin`, unless it was stopped before that. Returns a
 * function that stops it. When the code cannot be loaded, a change is still seen at the next normal reading.
 */
export function followLater(begin: (live: typeof liveRows) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  import(/* webpackChunkName: "live" */ './live-rows')
    .then((live) => {
      if (!isStopped) stop = begin(live);
    })
    .catch(() => undefined);
  return () => {
    isStopped = true;
    stop?.();
  };
}
