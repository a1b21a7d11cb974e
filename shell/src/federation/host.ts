import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { loadContainer } from './load-container';
import { providedModules } from './provided-modules';
import { forgetFiles, hostedScript, hostedStyle, learnFiles } from './release-files';
import { createHost, forgetRemote, registerGlobalPlugins, type Container } from './runtime';
import { withinTime } from './within-time';

// Global: the chunks of the remotes ask the same hooks for their scripts and styles.
registerGlobalPlugins([
  {
    name: 'release-files',
    createScript: ({ url }) => hostedScript(url),
    createLink: ({ url }) => hostedStyle(url),
  },
]);

/** By the name of the release. */
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

/** One name per release: two versions of a remote may live in one page. */
const nameOf = ({ name, version }: Pick<PlanRemote, 'name' | 'version'>) => `${name}@${version}`;

/** The container of a release, by the file that also holds the module of the first visit. */
function containerOf(remote: PlanRemote, module: string, budget: number): Promise<Container> {
  const name = nameOf(remote);
  const present = containers.get(name);
  if (present) return present;
  const [first] = remote.preload[module] ?? [];
  const url = first ? remote.base + first : remote.entry;
  const loading = withinTime(budget, loadContainer(url, remote.container), url);
  containers.set(name, loading);
  loading.catch(() => containers.delete(name));
  return loading;
}

/**
 * The exposed module of a release, by the federation runtime. `module` is `./clinic-inventory`; `budget`
 * is the time for the code to come, and once more for it to begin. Rejects when a file does not come,
 * is not what the plan says, or throws.
 */
export async function importModule(
  remote: PlanRemote,
  module: string,
  budget: number,
): Promise<unknown> {
  const name = nameOf(remote);
  learnFiles(remote);
  await containerOf(remote, module, budget);
  // A manifest would cost a request: the plan already says where the entry is.
  host.registerRemotes([
    {
      name,
      entry: remote.entry,
      entryGlobalName: remote.container,
      type: 'global',
    },
  ]);
  return withinTime(budget, host.loadRemote(`${name}${module.slice(1)}`));
}

/** The name that webpack gives the list of a release's chunks in the page. */
const chunksOf = ({ container, version }: PlanRemote) =>
  `webpackChunk${`${container}@${version}`.replace(/[^a-zA-Z0-9$]+/g, '_')}`;

/** Lets go of everything that a release brought into the page. */
export function unloadRelease(remote: PlanRemote): void {
  forgetRemote(host, nameOf(remote));
  containers.delete(nameOf(remote));
  forgetFiles(remote.base);
  Reflect.deleteProperty(window, chunksOf(remote));
}
