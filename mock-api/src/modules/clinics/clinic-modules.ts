import type { Tx } from '../../db/connect';
import { tellRegistry } from '../registry/registry-tell';

interface Modules {
  /** Titles joined by an Arabic comma; left out where nobody speaks of them. */
  features?: unknown;
}

/** Modules that come or go bring their sections or take them: open browsers of the clinic are told. */
export async function tellModules(
  tx: Tx,
  clinicId: number,
  before: Modules,
  after: Modules,
): Promise<void> {
  if (after.features === undefined || after.features === before.features) return;
  await tellRegistry(tx, [clinicId]);
}
