import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { loadContainer } from './load-container';
import { providedModules } from './provided-modules';
import { forgetFiles, createScript, createStyleLink, registerFiles } from './release-files';
import { createHost, forgetRemote, registerGlobalPlugins, type Container } from './runtime';
import { withTimeout } from './with-timeout';

// Global, so that the chunks of remotes also use these hooks for scripts and styles.
registerGlobalPlugins([
  {
    name: 'release-files',
    createScript: ({ url }) => createScript(url),
    createLink: ({ url }) => createStyleLink(url),
  },
]);

/** The containers on the page, by release name. */
const containers = new Map<string, Promise<Container>>();

const host = createHost({
  name: 'shell',
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
  plugins: [
    { name: 'containers', loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) },
  ],
});

/** One name per release: a page may hold two versions of a remote. */
const nameOf = ({ name, version }: Pick<PlanRemote, 'name' | 'version'>) => `${name}@${version}`;

/** Loads the container of a release, from the file that also contains the wanted module. */
function loadReleaseContainer(
  remote: PlanRemote,
  module: string,
  timeoutMs: number,
): Promise<Container> {
  const name = nameOf(remote);
  const existing = containers.get(name);
  if (existing) return existing;
  const [first] = remote.preload[module] ?? [];
  const url = first ? remote.base + first : remote.entry;
  const loading = withTimeout(timeoutMs, loadContainer(url, remote.container), url);
  containers.set(name, loading);
  loading.catch(() => containers.delete(name));
  return loading;
}

/**
 * Loads an exposed module of a release through the federation runtime. `module` is for example
 * `./clinic-inventory`; `timeoutMs` limits the loading, and again the start of the code. Rejects when a
 * file does not load, differs from the plan, or throws.
 */
export async function importModule(
  remote: PlanRemote,
  module: string,
  timeoutMs: number,
): Promise<unknown> {
  const name = nameOf(remote);
  registerFiles(remote);
  await loadReleaseContainer(remote, module, timeoutMs);
  // The plan already names the entry, so no manifest is requested.
  host.registerRemotes([
    {
      name,
      entry: remote.entry,
      entryGlobalName: remote.container,
      type: 'global',
    },
  ]);
  return withTimeout(timeoutMs, host.loadRemote(`${name}${module.slice(1)}`));
}

/** The global in which webpack keeps the chunks of a release. */
const chunkGlobalOf = ({ container, version }: PlanRemote) =>
  `webpackChunk${`${container}@${version}`.replace(/[^a-zA-Z0-9$]+/g, '_')}`;

/** Removes everything that a release added to the page. */
export function unloadRelease(remote: PlanRemote): void {
  forgetRemote(host, nameOf(remote));
  containers.delete(nameOf(remote));
  forgetFiles(remote.base);
  Reflect.deleteProperty(window, chunkGlobalOf(remote));
}
