import { listenLive } from './live-events';
import { rereadInTurn } from './reread-in-turn';

/** Milliseconds in which several events are one reason to read again. */
const gathered = 150;

/** What is read again, and where the answers are kept. */
export interface LiveRows {
  cache: object;
  resources: readonly string[];
  /** Reads what is cached of a resource again; never rejects. */
  invalidate: (resource: string) => Promise<void>;
}

/**
 * Reads rows again when one of the events comes, once for what comes at once; `rows` is asked then. Answers
 * how to stop.
 */
export function followRows(types: readonly string[], rows: () => LiveRows): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    const { cache, resources, invalidate } = rows();
    for (const one of resources) rereadInTurn(cache, one, () => invalidate(one));
  };
  const stop = listenLive(types, () => {
    timer ??= setTimeout(read, gathered);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Calls `read` when somebody changes the row of this table at the server. Answers how to stop. */
export function followRow(entity: string, id: number, read: () => void): () => void {
  return listenLive(['row.changed'], (event) => {
    // Without an event something may have been missed.
    if (!event || (event.data.entity === entity && event.data.id === id)) read();
  });
}
