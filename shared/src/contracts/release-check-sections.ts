import type { ReleaseInfo, SectionDescriptor } from './registry';
import { violation, type Violation } from './release-check-texts';
import { screenAddress, sectionAddress } from './section-addresses';

/** Addresses that the shell and the server answer themselves. */
const ofTheShell = [
  '/login',
  '/not-found',
  '/no-access',
  '/api',
  '/remotes',
  '/uploads',
  '/static',
];
const shell = 'shell';

/** The address of the section's key. */
const keyAddress = ({ area, key }: SectionDescriptor) => sectionAddress({ area, key });

/** Whether a section is at the address of its key or, when a key has several sections, below it. */
const isAt = (prefix: string, address: string) =>
  prefix === address || (prefix.startsWith(`${address}/`) && /^(\/[a-z][a-z-]*)+$/.test(prefix));

/** Checks the sections of a release: each at its own address, no path twice, every module exposed. */
export function checkOwnSections(release: ReleaseInfo): Violation[] {
  const exposed = exposedBy(release.manifest);
  const seen = new Set<string>();
  const first = (place: string) => seen.size !== seen.add(place).size;
  return release.sections.flatMap((section) => {
    const { prefix, module, screens, settings } = section;
    const wanted = keyAddress(section);
    const twice = screens
      .map(({ path }) => screenAddress(prefix, path))
      .filter((address) => !first(address));
    const wrong = [
      ...screens
        .filter(({ path }) => path !== path.replace(/^\/|\/$/g, ''))
        .map(({ path }) => path),
      ...(settings !== undefined && !screens.some(({ path }) => path === settings)
        ? [`settings: ${settings}`]
        : []),
    ];
    return [
      ...(isAt(prefix, wanted) ? [] : [violation('wrong_prefix', { given: prefix, wanted })]),
      ...(ofTheShell.includes(prefix)
        ? [violation('section_taken', { given: prefix, owner: shell })]
        : []),
      ...twice.map((given) => violation('path_twice', { given })),
      ...wrong.map((given) => violation('bad_descriptor', { given: `${prefix} ${given}` })),
      ...(exposed.has(module) ? [] : [violation('module_not_exposed', { given: module })]),
    ];
  });
}

function exposedBy({ exposes }: Record<string, unknown>): Set<unknown> {
  const list: unknown[] = Array.isArray(exposes) ? exposes : [];
  return new Set(list.map((one) => (one as { path?: unknown } | null)?.path));
}

/** The address of a screen, with `:` for every parameter: `/clinic/patients/:`. */
const patternOf = (prefix: string, path: string) =>
  screenAddress(prefix, path).replace(/:[^/]+\??/g, ':');

/** Checks that no other live release has the same address, key or screen. */
export function checkAgainst(release: ReleaseInfo, others: readonly ReleaseInfo[]): Violation[] {
  const taken = others
    .filter(({ remote }) => remote !== release.remote)
    .flatMap(({ remote, sections }) => sections.map((section) => ({ remote, section })));
  return release.sections.flatMap((section) => {
    const found = taken.find((other) => isTaken(section, other.section));
    if (!found) return [];
    const { remote: owner } = found;
    const isWhole = section.prefix === keyAddress(section);
    if (section.prefix !== found.section.prefix || !isWhole) {
      return [violation('section_taken', { given: section.prefix, owner })];
    }
    return [violation('key_taken', { given: section.prefix, owner })];
  });
}

/** Whether two sections have the same address, or one is at the address of a screen of the other. */
function isTaken(one: SectionDescriptor, other: SectionDescriptor): boolean {
  const has = ({ prefix, screens }: SectionDescriptor, address: string) =>
    screens.some(({ path }) => path !== '' && patternOf(prefix, path) === address);
  return one.prefix === other.prefix || has(other, one.prefix) || has(one, other.prefix);
}
