/** For each cache the resources that are being read again, and whether another read is wanted after that. */
const underWay = new WeakMap<object, Map<string, boolean>>();

/**
 * Reads a resource again, one time after another: while one read is on its way, further calls lead to a single
 * read after it. A read that took the place of the one before would drop its answer, and where much happens on
 * a slow line no answer would ever be shown. `reread` settles when the answer is there, and never rejects.
 */
export function rereadInTurn(cache: object, resource: string, reread: () => Promise<void>): void {
  const reads = underWay.get(cache) ?? new Map<string, boolean>();
  underWay.set(cache, reads);
  if (reads.has(resource)) {
    reads.set(resource, true);
    return;
  }
  reads.set(resource, false);
  void reread().finally(() => {
    const isWantedAgain = reads.get(resource) === true;
    reads.delete(resource);
    if (isWantedAgain) rereadInTurn(cache, resource, reread);
  });
}
