import type { PlanRemote } from './registry';

/** The text of a remote's record in the plan that its digest is made of; independent of the order of keys. */
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
