import { rotation } from '@ziba/shared/build/rotation';
import { sectionFiles } from '@ziba/shared/build/section-files';
import { screens } from './screens';

const sections = sectionFiles();

/** The folders that make what an address shows: the remotes that have sections there, else the shell. */
function foldersOf(address: string): string[] {
  const [path = ''] = address.split('?');
  const remotes = sections
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .map(({ remote }) => remote);
  return [...(remotes.length > 0 ? new Set(remotes) : ['shell']), 'shared'];
}

const nameOf = (group: string, address: string) => `${group} ${address}`;

const cases = Object.entries(screens).flatMap(([group, addresses]) =>
  addresses.map((address) => ({ name: nameOf(group, address), folders: foldersOf(address) })),
);

const isOfThisRun = rotation('screens', cases);

/** The addresses of a group that are tested in this run: see the rotation in CONTRIBUTING. */
export const screensOfRun = (group: string): string[] =>
  (screens[group] ?? []).filter((address) => isOfThisRun(nameOf(group, address)));
