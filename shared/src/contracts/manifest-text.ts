import type { PlanRemote } from './registry';

/** What of a remote's record in the plan is held against its digest: one text, whatever the order. */
export function manifestText(remote: Omit<PlanRemote, 'digest'>): string {
  const { name, version, contract, base, container, entry, preload, files } = remote;
  const sorted = (record: object) =>
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    name,
    version,
    contract,
    base,
    container,
    entry,
    sorted(preload),
    sorted(files),
  ]);
}
