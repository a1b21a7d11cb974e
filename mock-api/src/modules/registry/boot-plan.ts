import { createHash } from 'node:crypto';
import { shellContract } from '@ziba/shared/contracts/contract-range';
import { manifestText } from '@ziba/shared/contracts/manifest-text';
import {
  hasSection,
  isGranted,
  platformType,
  type Access,
} from '@ziba/shared/contracts/permissions';
import type {
  BootPlan,
  OffSection,
  PlanRemote,
  ReleaseInfo,
  SectionDescriptor,
} from '@ziba/shared/contracts/registry';

/** The sections that one signed-in user may see, the remotes that carry them, and what is off and why. */
export function planFor(access: Access, releases: readonly ReleaseInfo[]): BootPlan {
  const area = access.type === platformType ? 'admin' : 'clinic';
  const isSeen = (section: SectionDescriptor) =>
    section.area === area && hasSection(access, section.key);
  const off = releases
    .flatMap(({ sections }) => sections)
    .filter((section) => section.area === area && isGranted(access, section.key))
    .flatMap((section) => offSection(section, access));
  return planOf(releases, isSeen, off);
}

/** The sections that need no sign-in: registration and password reset. */
export function publicPlan(releases: readonly ReleaseInfo[]): BootPlan {
  return planOf(releases, ({ area }) => area === 'public', []);
}

function offSection({ key, title, prefix }: SectionDescriptor, { off = {} }: Access): OffSection[] {
  const reason = off[key];
  return reason ? [{ section: key, title, prefix, reason }] : [];
}

function planOf(
  releases: readonly ReleaseInfo[],
  isSeen: (section: SectionDescriptor) => boolean,
  off: OffSection[],
): BootPlan {
  const sections = releases.flatMap(({ remote, sections }) =>
    sections.filter(isSeen).map((section) => ({ ...section, remote })),
  );
  const used = new Set(sections.map(({ remote }) => remote));
  const remotes = releases.filter(({ remote }) => used.has(remote)).map(remoteOf);
  const hash = createHash('sha256')
    .update(JSON.stringify([sections, remotes, off]))
    .digest('hex');
  return { plan: hash.slice(0, 10), contract: shellContract, sections, off, remotes };
}

const remotes = new WeakMap<ReleaseInfo, PlanRemote>();

/** What the plan says of a release; made once, for releases never change. */
export function remoteOf(release: ReleaseInfo): PlanRemote {
  const known = remotes.get(release) ?? describe(release);
  remotes.set(release, known);
  return known;
}

function describe(release: ReleaseInfo): PlanRemote {
  const { remote, version, contract, entry, manifest, preload, files } = release;
  const base = `/remotes/${remote}/${version}/`;
  const container = String(manifest.name);
  const said = {
    name: remote,
    version,
    contract,
    base,
    container,
    entry: base + entry,
    preload,
    files,
  };
  const digest = createHash('sha384').update(manifestText(said)).digest('base64');
  return { ...said, digest: `sha384-${digest}` };
}
