import type * as liveRows from './live-rows';

/**
 * Loads the live connection, then begins to follow something with it unless that is over by then. Answers
 * how to stop. Without the connection a change is still found when the list or the row is read again.
 */
export function followLater(begin: (live: typeof liveRows) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import(/* webpackChunkName: "live" */ './live-rows')
    .then((live) => {
      if (!isOver) stop = begin(live);
    })
    .catch(() => undefined);
  return () => {
    isOver = true;
    stop?.();
  };
}
