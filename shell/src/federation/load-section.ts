import { fitsContract } from '@ziba/shared/contracts/contract-range';
import type { PlanRemote } from '@ziba/shared/contracts/registry';
import type { Section } from '@ziba/shared/section/define-section';
import { digestOf } from './digest';
import { importModule } from './host';
import { LoadFault } from './load-fault';

/** By the address of the release and the module. */
const loaded = new Map<string, Promise<Section>>();

/** By name and version. */
const releases = new Map<string, PlanRemote>();

const keyOf = (remote: PlanRemote, module: string) => remote.base + module;

function isSection(module: unknown): module is { default: Section } {
  const section = module && typeof module === 'object' && 'default' in module && module.default;
  return !!section && typeof section === 'object' && 'screens' in section;
}

async function load(remote: PlanRemote, module: string, budget: number): Promise<Section> {
  if (!fitsContract(remote.contract)) throw new LoadFault('contract');
  const digest = await digestOf(remote);
  if (digest !== null && digest !== remote.digest) throw new LoadFault('integrity-manifest');
  const answer = await importModule(remote, module, budget);
  if (!isSection(answer)) throw new LoadFault('invalid-module');
  return answer.default;
}

/** Whether the code of a section is here, or on its way. */
export function isLoaded(remote: PlanRemote, module: string): boolean {
  return loaded.has(keyOf(remote, module));
}

/**
 * The code of a section, loaded once per release. Not one byte is asked for when the release is not
 * the one that was published, or does not fit the shell. A failure is not kept: asking again loads again.
 */
export function loadSection(remote: PlanRemote, module: string, budget: number): Promise<Section> {
  const key = keyOf(remote, module);
  const known = loaded.get(key);
  if (known) return known;
  releases.set(`${remote.name}@${remote.version}`, remote);
  const loading = load(remote, module, budget);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** Forgets the sections of a release, and answers what the plan said of it; null when none was loaded. */
export function forgetSections(name: string, version: string): PlanRemote | null {
  const remote = releases.get(`${name}@${version}`);
  if (!remote) return null;
  releases.delete(`${name}@${version}`);
  for (const key of loaded.keys()) if (key.startsWith(remote.base)) loaded.delete(key);
  return remote;
}
