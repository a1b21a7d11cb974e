import { createHash } from 'node:crypto';
import { hasSection, platformType, type Access } from '@ziba/shared/contracts/permissions';
import {
  shellContract,
  type BootPlan,
  type PlanRemote,
  type ReleaseInfo,
  type SectionDescriptor,
} from '@ziba/shared/contracts/registry';

/** The sections that one signed-in user may see, and the remotes that carry them. */
export function planFor(access: Access, releases: readonly ReleaseInfo[]): BootPlan {
  const area = access.type === platformType ? 'admin' : 'clinic';
  return planOf(releases, (section) => section.area === area && hasSection(access, section.key));
}

/** The sections that need no sign-in: registration and password reset. */
export function publicPlan(releases: readonly ReleaseInfo[]): BootPlan {
  return planOf(releases, ({ area }) => area === 'public');
}

function planOf(
  releases: readonly ReleaseInfo[],
  isSeen: (section: SectionDescriptor) => boolean,
): BootPlan {
  const sections = releases.flatMap(({ remote, sections }) =>
    sections.filter(isSeen).map((section) => ({ ...section, remote })),
  );
  const used = new Set(sections.map(({ remote }) => remote));
  const remotes = releases.filter(({ remote }) => used.has(remote)).map(remoteOf);
  const hash = createHash('sha256')
    .update(JSON.stringify([sections, remotes]))
    .digest('hex');
  return { plan: hash.slice(0, 10), contract: shellContract, sections, off: [], remotes };
}

function remoteOf({ remote, version, entry, manifest, preload, files }: ReleaseInfo): PlanRemote {
  const base = `/remotes/${remote}/${version}/`;
  const container = String(manifest.name);
  return { name: remote, version, base, container, entry: base + entry, preload, files };
}
