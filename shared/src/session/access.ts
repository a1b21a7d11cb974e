import {
  coversNeed,
  hasSection,
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
    return null; // a broken percent sign names no page
  }
}

function startsWith(segments: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((segment, index) => segments[index] === segment);
}

/** How well a screen's path fits: one digit per segment, 2 said and 1 a parameter; null if it does not. */
function fit(path: string, segments: readonly string[]): string | null {
  const wanted = path.split('/').filter(Boolean);
  if (wanted.length !== segments.length) return null;
  const marks = wanted.map((part, index) => {
    if (part.startsWith(':')) return '1';
    return part === segments[index] ? '2' : '0';
  });
  return marks.includes('0') ? null : marks.join('');
}

/** The section that an address belongs to: the longest matching prefix wins. */
function sectionAt(segments: readonly string[], sections: readonly PlanSection[]) {
  const matching = sections
    .map((section) => ({ section, prefix: section.prefix.split('/').filter(Boolean) }))
    .filter(({ prefix }) => startsWith(segments, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  return matching[0];
}

function screenAt(screens: readonly ScreenDescriptor[], rest: readonly string[]) {
  let best: { screen: ScreenDescriptor; mark: string } | undefined;
  for (const screen of screens) {
    const mark = fit(screen.path, rest);
    if (mark !== null && (!best || mark > best.mark)) best = { screen, mark };
  }
  return best?.screen;
}

/** The address's screen in the plan, whoever asks; undefined when there is none. */
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
 * Whether a signed-in user may open an address (texts 1 §5, route guard). Compared by path segments:
 * areas belong to their accounts (`/admin` to type `ziba`, `/clinic` to everybody else), then the
 * section, then the screen's level. What the user lacks is 'denied' even when the plan does not show
 * it; an address that nobody has is 'unknown'. The server decides in the end; this only spares a refusal.
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
    // The plan leaves out what the user lacks; the texts' keys tell that apart from a wrong address.
    if (!found && keys.includes(key) && !hasSection(access, key)) return 'denied';
  }
  if (!found) return 'unknown';
  const screen = screenAt(found.section.screens, segments.slice(found.prefix.length));
  if (!screen) return 'unknown';
  return !keys || coversNeed(access.levels, screen.needs) ? 'allowed' : 'denied';
}
