import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { chunkScript, learnFiles, loadInstead } from './chunk-scripts';
import { providedModules } from './provided-modules';
import { createHost, registerGlobalPlugins } from './runtime';

// Global: the containers of the remotes ask the same hook for the scripts of their chunks.
registerGlobalPlugins([{ name: 'chunk-scripts', createScript: ({ url }) => chunkScript(url) }]);

const host = createHost({
  name: 'shell',
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
});

/** One name per release: two versions of a remote may live in one page. */
const nameOf = ({ name, version }: PlanRemote) => `${name}@${version}`;

/**
 * The exposed module of a release, by the federation runtime. `module` is `./clinic-inventory`.
 * Rejects when a file does not come, is not what the plan says, or throws.
 */
export async function importModule(remote: PlanRemote, module: string): Promise<unknown> {
  const name = nameOf(remote);
  learnFiles(remote);
  const [first] = remote.preload[module] ?? [];
  if (first) loadInstead(remote.entry, remote.base + first);
  // A manifest would cost a request: the plan already says where the entry is.
  host.registerRemotes([
    {
      name,
      entry: remote.entry,
      entryGlobalName: remote.container,
      type: 'global',
    },
  ]);
  return host.loadRemote(`${name}${module.slice(1)}`);
}
