import { fitsContract } from '@ziba/shared/contracts/contract-range';
import type { PlanRemote } from '@ziba/shared/contracts/registry';
import type { Section } from '@ziba/shared/section/define-section';
import { digestOf } from './digest';
import { importModule } from './host';
import { LoadFault } from './load-fault';

/** Sections by the address of the release and the module. */
const loaded = new Map<string, Promise<Section>>();

/** Releases that were loaded, by name and version. */
const releases = new Map<string, PlanRemote>();

const keyOf = (remote: PlanRemote, module: string) => remote.base + module;

function isSection(module: unknown): module is { default: Section } {
  const section = module && typeof module === 'object' && 'default' in module && module.default;
  return !!section && typeof section === 'object' && 'screens' in section;
}

async function load(remote: PlanRemote, module: string, timeoutMs: number): Promise<Section> {
  if (!fitsContract(remote.contract)) throw new LoadFault('contract');
  const digest = await digestOf(remote);
  if (digest !== null && digest !== remote.digest) throw new LoadFault('integrity-manifest');
  const imported = await importModule(remote, module, timeoutMs);
  if (!isSection(imported)) throw new LoadFault('invalid-module');
  return imported.default;
}

/** Whether the code of a section is loaded, or being loaded. */
export function isLoaded(remote: PlanRemote, module: string): boolean {
  return loaded.has(keyOf(remote, module));
}

/**
 * Loads the code of a section, once per release. Nothing is requested when the release is not the one
 * that was published, or does not fit the shell. A failure is not cached: a second call tries again.
 */
export function loadSection(
  remote: PlanRemote,
  module: string,
  timeoutMs: number,
): Promise<Section> {
  const key = keyOf(remote, module);
  const known = loaded.get(key);
  if (known) return known;
  releases.set(`${remote.name}@${remote.version}`, remote);
  const loading = load(remote, module, timeoutMs);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** Forgets the sections of a release, and returns its entry in the plan; null when none was loaded. */
export function forgetSections(name: string, version: string): PlanRemote | null {
  const remote = releases.get(`${name}@${version}`);
  if (!remote) return null;
  releases.delete(`${name}@${version}`);
  for (const key of loaded.keys()) if (key.startsWith(remote.base)) loaded.delete(key);
  return remote;
}
