import type { Step } from './actor';

/** Counts the steps of a run, by their kind. */
export function stepCounts(kinds: Iterable<string>) {
  const counts = new Map([...kinds].map((kind) => [kind, { done: 0, refused: 0, ms: 0 }]));
  return {
    /** Carries out one step and counts it. */
    async count({ kind }: Step, work: () => Promise<boolean>) {
      const began = Date.now();
      const isDone = await work();
      const row = counts.get(kind);
      if (!row) throw new Error(`Unknown kind of step: ${kind}`);
      row[isDone ? 'done' : 'refused'] += 1;
      row.ms += Date.now() - began;
    },
    /** All steps, also those that another user was faster with. */
    total: () => [...counts.values()].reduce((sum, { done, refused }) => sum + done + refused, 0),
    /** The kinds of which no step was confirmed. */
    missing: () => [...counts].filter(([, { done }]) => done === 0).map(([kind]) => kind),
    /** A line for each kind, with the mean duration in seconds. */
    table: () =>
      [...counts]
        .map(([kind, { done, refused, ms }]) => {
          const mean = (ms / Math.max(1, done + refused) / 1000).toFixed(1);
          return `  ${done} × ${kind} (${refused} refused, ${mean} s each)`;
        })
        .join('\n'),
  };
}
