/** By cache: the resources that are being read again, and whether each must be read a second time after that. */
const runningReads = new WeakMap<object, Map<string, boolean>>();

/**
 * Reads a resource again, never twice at the same time: calls during a read lead to one more read after it.
 * A read that starts earlier would discard the answer of the running one, and with many events on a slow
 * network no answer would ever be shown. `reread` settles when the answer has arrived, and never rejects.
 */
export function rereadInTurn(cache: object, resource: string, reread: () => Promise<void>): void {
  const reads = runningReads.get(cache) ?? new Map<string, boolean>();
  runningReads.set(cache, reads);
  if (reads.has(resource)) {
    reads.set(resource, true);
    return;
  }
  reads.set(resource, false);
  void reread().finally(() => {
    const isNeededAgain = reads.get(resource) === true;
    reads.delete(resource);
    if (isNeededAgain) rereadInTurn(cache, resource, reread);
  });
}
