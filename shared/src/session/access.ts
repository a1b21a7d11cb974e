import {
  coversNeed,
  hasSection,
  levelsIn,
  platformType,
  adminSections,
  clinicSections,
  type Access,
} from '../contracts/permissions';
import type { PlanSection, ScreenDescriptor } from '../contracts/registry';

export type Verdict = 'allowed' | 'denied' | 'unknown';

const areaKeys: Record<string, readonly string[]> = {
  clinic: clinicSections,
  admin: adminSections,
};

/** The decoded segments of an address without query and hash; null when it cannot be decoded. */
function segmentsOf(path: string): string[] | null {
  try {
    const [bare = ''] = path.split(/[?#]/);
    const segments = bare.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..') ? null : segments;
  } catch {
    return null; // malformed percent-encoding: no page has this address
  }
}

function startsWith(segments: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => segments[index] === segment);
}

/** How well a screen's path matches: a digit per segment, 2 for a literal and 1 for a parameter; null for no match. */
function matchScore(path: string, segments: readonly string[]): string | null {
  const parts = path.split('/').filter(Boolean);
  if (parts.length !== segments.length) return null;
  const scores = parts.map((part, index) => {
    if (part.startsWith(':')) return '1';
    return part === segments[index] ? '2' : '0';
  });
  return scores.includes('0') ? null : scores.join('');
}

/** The section that an address belongs to: the longest matching prefix wins. */
function sectionAt(segments: readonly string[], sections: readonly PlanSection[]) {
  const matching = sections
    .map((section) => ({ section, prefix: section.prefix.split('/').filter(Boolean) }))
    .filter(({ prefix }) => startsWith(segments, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  return matching[0];
}

/** The screen that matches best; a literal segment wins over a parameter. */
function screenAt(screens: readonly ScreenDescriptor[], segments: readonly string[]) {
  let best: { screen: ScreenDescriptor; score: string } | undefined;
  for (const screen of screens) {
    const score = matchScore(screen.path, segments);
    if (score !== null && (!best || score > best.score)) best = { screen, score };
  }
  return best?.screen;
}

/** The screen of an address in the plan, without checking rights; undefined when there is none. */
export function findScreen(
  path: string,
  sections: readonly PlanSection[],
): { section: PlanSection; screen: ScreenDescriptor } | undefined {
  const segments = segmentsOf(path);
  const found = segments && sectionAt(segments, sections);
  if (!segments || !found) return undefined;
  const screen = screenAt(found.section.screens, segments.slice(found.prefix.length));
  return screen && { section: found.section, screen };
}

/**
 * Whether a signed-in user may open an address. Checks the area (`/admin` is for type
 * `ziba`, `/clinic` for all others), then the section, then the level of the screen in it. A section that the user
 * lacks is 'denied', also when the plan leaves it out; an address that nobody has is 'unknown'. The server
 * decides in the end; this check only avoids requests that it would refuse.
 */
export function canAccess(path: string, sections: readonly PlanSection[], access: Access): Verdict {
  const segments = segmentsOf(path);
  if (!segments) return 'unknown';
  const [area = '', key = ''] = segments;
  const found = sectionAt(segments, sections);
  const keys = areaKeys[area];

  if (keys) {
    if ((area === 'admin') !== (access.type === platformType)) return 'denied';
    if (found && !hasSection(access, found.section.key)) return 'denied';
    // The plan leaves out what the user lacks; the known keys distinguish that from a wrong address.
    if (!found && keys.includes(key) && !hasSection(access, key)) return 'denied';
  }
  if (!found) return 'unknown';
  const screen = screenAt(found.section.screens, segments.slice(found.prefix.length));
  if (!screen) return 'unknown';
  const granted = levelsIn(access, found.section.key);
  return !keys || coversNeed(granted, screen.needs) ? 'allowed' : 'denied';
}
