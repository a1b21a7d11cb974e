import { listenLive } from './live-events';
import { rereadInTurn } from './reread-in-turn';

/** Milliseconds; events within this time lead to one reading. */
const gatherDelay = 150;

/** The resources to read again, and the cache that holds their answers. */
export interface LiveRows {
  cache: object;
  resources: readonly string[];
  /** Reads the cached answers of a resource again; never rejects. */
  invalidate: (resource: string) => Promise<void>;
}

/**
 * Reads rows again when one of the events comes; several events at once lead to one reading. `rows` is called
 * for each reading. Returns a function that stops it.
 */
export function followRows(types: readonly string[], rows: () => LiveRows): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    const { cache, resources, invalidate } = rows();
    for (const resource of resources) rereadInTurn(cache, resource, () => invalidate(resource));
  };
  const stop = listenLive(types, () => {
    timer ??= setTimeout(read, gatherDelay);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Calls `read` when somebody changes this row of the table `entity`. Returns a function that stops it. */
export function followRow(entity: string, id: number, read: () => void): () => void {
  return listenLive(['row.changed'], (event) => {
    // A call without an event means that some may have been missed.
    if (!event || (event.data.entity === entity && event.data.id === id)) read();
  });
}
