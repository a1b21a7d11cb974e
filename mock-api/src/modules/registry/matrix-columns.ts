import type { SectionDescriptor } from '@ziba/shared/contracts/registry';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { releaseKey, type RegistryState } from './registry-state';

/** A section of the clinic area that operators switch: everything with the same key. */
export interface SwitchedSection extends MatrixColumn {
  /** Its descriptors, the one with the menu entry first; one key may have several addresses. */
  parts: readonly SectionDescriptor[];
}

interface Part {
  remote: string;
  descriptor: SectionDescriptor;
}

/** Sections without a menu entry come last. */
const noPlace = 1_000_000;
const orderOf = ({ descriptor }: Part) => descriptor.menu?.order ?? noPlace;

/**
 * The sections that can be switched, in the order of the menu: all that are live for any clinic and accepted; those of
 * the defaults come first.
 */
export function switchedSections(state: RegistryState): SwitchedSection[] {
  const byKey = new Map<string, Part[]>();
  for (const part of clinicParts(state)) {
    const { key, prefix } = part.descriptor;
    const known = byKey.get(key) ?? [];
    byKey.set(key, known);
    if (!known.some(({ descriptor }) => descriptor.prefix === prefix)) known.push(part);
  }
  return [...byKey.values()]
    .map((parts) => parts.sort((one, other) => orderOf(one) - orderOf(other)))
    .sort(([one], [other]) => (one && other ? orderOf(one) - orderOf(other) : 0))
    .flatMap((parts) => columnOf(parts));
}

function clinicParts({ remotes, releases, waiting }: RegistryState): Part[] {
  const defaults = [...remotes].map(([remote, { version = '' }]) => releaseKey(remote, version));
  const keys = new Set([...defaults, ...releases.keys()]);
  return [...keys].flatMap((key) => {
    const { remote = '', sections = [] } = releases.get(key) ?? {};
    return sections
      .filter(({ area, key }) => area === 'clinic' && !waiting.has(key))
      .map((descriptor) => ({ remote, descriptor }));
  });
}

function columnOf(parts: readonly Part[]): SwitchedSection[] {
  const [main] = parts;
  if (!main) return [];
  const { key, title, menu } = main.descriptor;
  const column = { section: key, title, icon: menu?.icon ?? null, remote: main.remote };
  return [{ ...column, parts: parts.map(({ descriptor }) => descriptor) }];
}
