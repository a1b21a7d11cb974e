import { createHash } from 'node:crypto';
import { fitsContract, shellContract } from '@ziba/shared/contracts/contract-range';
import { manifestText } from '@ziba/shared/contracts/manifest-text';
import {
  hasSection,
  isGranted,
  platformType,
  type Access,
} from '@ziba/shared/contracts/permissions';
import type {
  BootPlan,
  OffReason,
  OffSection,
  PlanRemote,
  PlanSection,
  ReleaseInfo,
  SectionDescriptor,
} from '@ziba/shared/contracts/registry';

/** The sections that one signed-in user may see, the remotes that contain them, and which sections are off and why. */
export function planFor(access: Access, releases: readonly ReleaseInfo[]): BootPlan {
  const area = access.type === platformType ? 'admin' : 'clinic';
  return planOf(releases, (section) => {
    if (section.area !== area || !isGranted(access, section.key)) return 'hidden';
    return hasSection(access, section.key) ? 'seen' : (access.off?.[section.key] ?? 'hidden');
  });
}

/**
 * The sections that nobody has to be granted: registration and password reset, and the own account, whose calls
 * need a session. They are the same for all, so they stand in the page and not in each user's plan.
 */
export function publicPlan(releases: readonly ReleaseInfo[]): BootPlan {
  return planOf(releases, ({ area }) => (isForAll(area) ? 'seen' : 'hidden'));
}

const isForAll = (area: SectionDescriptor['area']) => area === 'public' || area === 'account';

/** Whether a user sees a section, does not have it at all, or why it is off. */
type Standing = 'seen' | 'hidden' | OffReason;

/** A release that was built for another contract is not loaded: the shell cannot provide what it needs. */
const standingOf = (release: ReleaseInfo, standing: Standing): Standing =>
  standing === 'seen' && !fitsContract(release.contract) ? 'contract' : standing;

function planOf(
  releases: readonly ReleaseInfo[],
  standing: (section: SectionDescriptor) => Standing,
): BootPlan {
  const sections: PlanSection[] = [];
  const off: OffSection[] = [];
  for (const release of releases) {
    for (const section of release.sections) {
      const reason = standingOf(release, standing(section));
      const { key, title, prefix } = section;
      if (reason === 'seen') sections.push({ ...section, remote: release.remote });
      else if (reason !== 'hidden') off.push({ section: key, title, prefix, reason });
    }
  }
  const modulesOf = (name: string) =>
    sections.filter(({ remote }) => remote === name).map(({ module }) => module);
  const remotes = releases
    .map((release) => ({ release, modules: modulesOf(release.remote) }))
    .filter(({ modules }) => modules.length > 0)
    .map(({ release, modules }) => remoteOf(release, modules));
  const hash = createHash('sha256')
    .update(JSON.stringify([sections, remotes, off]))
    .digest('hex');
  return { plan: hash.slice(0, 10), contract: shellContract, sections, off, remotes };
}

const remotes = new WeakMap<ReleaseInfo, Map<string, PlanRemote>>();

/**
 * The part of the plan for a release, with the files that these modules of it need. It is computed once for the same
 * modules, because releases never change.
 */
export function remoteOf(
  release: ReleaseInfo,
  modules: readonly string[] = release.sections.map(({ module }) => module),
): PlanRemote {
  const byModules = remotes.get(release) ?? new Map<string, PlanRemote>();
  remotes.set(release, byModules);
  const key = modules.join(' ');
  const known = byModules.get(key) ?? describe(release, modules);
  byModules.set(key, known);
  return known;
}

const pick = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

/**
 * The names of the files that these modules need: all, unless the release says what each one loads. The file that a
 * module loads first contains the entry and the module's own chunk, so the entry is needed only where there is none,
 * and an own chunk only beside another module, whose first file brought the entry.
 */
function filesFor({ entry, preload, lazy, files }: ReleaseInfo, modules: readonly string[]) {
  if (!lazy) return Object.keys(files);
  const isOwn = (file: string, name: string) => file.startsWith(`${name.slice(2)}.`);
  const listed = modules.flatMap((name) => {
    const first = preload[name] ?? [];
    const later = lazy[name] ?? [];
    const isAlone = first.length > 0 && modules.length === 1;
    return [...first, ...(isAlone ? later.filter((file) => !isOwn(file, name)) : later)];
  });
  const isEntryNeeded = modules.some((name) => !preload[name]?.length);
  return isEntryNeeded ? [entry, ...listed] : listed;
}

function describe(release: ReleaseInfo, modules: readonly string[]): PlanRemote {
  const { remote, version, contract, entry, manifest, preload, files } = release;
  const base = `/remotes/${remote}/${version}/`;
  const described = {
    name: remote,
    version,
    contract,
    base,
    container: String(manifest.name),
    entry: base + entry,
    preload: pick(preload, modules),
    files: pick(files, filesFor(release, modules)),
  };
  const digest = createHash('sha384').update(manifestText(described)).digest('base64');
  return { ...described, digest: `sha384-${digest}` };
}
