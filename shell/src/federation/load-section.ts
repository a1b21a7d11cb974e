import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { Section } from '@ziba/shared/section/define-section';
import { importModule } from './host';
import { pause } from './pause';

/** Milliseconds before the second attempt. */
const breath = 400;

const loaded = new Map<string, Promise<Section>>();

function isSection(module: unknown): module is { default: Section } {
  const section = module && typeof module === 'object' && 'default' in module && module.default;
  return !!section && typeof section === 'object' && 'screens' in section;
}

async function attempt(remote: PlanRemote, module: string): Promise<Section> {
  const answer = await importModule(remote, module);
  if (!isSection(answer)) throw new Error(`${remote.name} exposes no section as ${module}`);
  return answer.default;
}

/** A short disturbance of the network is over when the second attempt is made. */
async function twice(remote: PlanRemote, module: string): Promise<Section> {
  try {
    return await attempt(remote, module);
  } catch {
    await pause(breath);
    return attempt(remote, module);
  }
}

/**
 * The code of a section, loaded once per release. A failure is not kept: asking again loads again.
 */
export function loadSection(
  section: PlanSection,
  remotes: readonly PlanRemote[],
): Promise<Section> {
  const remote = remotes.find(({ name }) => name === section.remote);
  if (!remote) return Promise.reject(new Error(`the plan has no remote ${section.remote}`));
  const key = remote.base + section.module;
  const known = loaded.get(key);
  if (known) return known;
  const loading = twice(remote, section.module);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}
