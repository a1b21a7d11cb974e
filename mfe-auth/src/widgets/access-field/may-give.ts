import {
  coversNeed,
  levelsIn,
  platformType,
  type Access,
  type SectionLevels,
} from '@ziba/shared/contracts/permissions';
import { levelsOfChoice, type Area } from './access-choices';

function hasLevel(granted: readonly number[], level: number): boolean {
  const isRead = level === 2 && coversNeed(granted, 'read');
  return granted.includes(1) || granted.includes(level) || isRead;
}

/** The levels that a signed-in user may give for a section: the platform gives the sections of clinics like `users`. */
function ownLevels(access: Access, area: Area, section: string): readonly number[] {
  const isOtherArea = area === 'clinic' && access.type === platformType;
  return levelsIn(access, isOtherArea ? 'users' : section);
}

interface Wanted {
  area: Area;
  section: string;
  /** A choice of `accessChoiceLevels`. */
  choice: string;
  /** The choice that the user has now: what it includes may stay. */
  before?: string;
}

/** Whether a signed-in user may give somebody this choice for a section: nobody gives what they do not have. */
export function mayGive(access: Access, { area, section, choice, before }: Wanted): boolean {
  const own = ownLevels(access, area, section);
  const had = levelsOfChoice(before);
  return levelsOfChoice(choice).every((level) => hasLevel(own, level) || hasLevel(had, level));
}

/** Whether a signed-in user has all of this access, or may give it. */
export const holdsAccess = (access: Access, area: Area, held: readonly SectionLevels[]): boolean =>
  held.every(({ key, levels }) => {
    const own = ownLevels(access, area, key);
    return levels.every((level) => hasLevel(own, level));
  });
