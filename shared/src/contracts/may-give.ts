import { coversNeed, levels, levelsIn, platformType, type Access } from './permissions';
import type { SectionLevels } from './permissions';
import { givenSections, type Area } from './section-levels';

/** Who gives access to another user. */
type Giver = Pick<Access, 'type' | 'sections' | 'levels' | 'sectionLevels'>;
type Rights = readonly SectionLevels[];

function hasLevel(granted: readonly number[], level: number): boolean {
  return (
    granted.includes(levels.all) ||
    granted.includes(level) ||
    (level === levels.read && coversNeed(granted, 'read'))
  );
}

/** The levels of a section in a list; `all` counts where the section is not named. */
function levelsOf(list: Rights, key: string): readonly number[] {
  const entry = list.find((one) => one.key === key) ?? list.find((one) => one.key === 'all');
  return entry?.levels ?? [];
}

/** What `wanted` gives and `before` does not; `all` is looked at section by section, and for those to come. */
export function addedRights(wanted: Rights, before: Rights, area: Area, further: string[] = []) {
  const named = [...wanted, ...before].map(({ key }) => key);
  const keys = new Set([...givenSections(area), ...named, ...further]);
  return [...keys]
    .map((key) => ({
      key,
      levels: levelsOf(wanted, key).filter((level) => !hasLevel(levelsOf(before, key), level)),
    }))
    .filter((entry) => entry.levels.length > 0);
}

/** The sections of clinics are the platform's to give, with the levels that its user has for users. */
function ownLevels(giver: Giver, key: string, area: Area): readonly number[] {
  if (area === 'clinic' && giver.type === platformType) return levelsIn(giver, 'users');
  if (key !== 'all') return levelsIn(giver, key);
  return giver.sections === 'all' ? (giver.sectionLevels?.all ?? giver.levels) : [];
}

/**
 * Whether somebody may give a user of an area all of the rights: they have each of them, or the user has it already
 * (`before`). The server refuses what this denies, and the screens lock it.
 */
export function mayGive(giver: Giver, wanted: Rights, area: Area, before: Rights = []): boolean {
  const added = addedRights(wanted, before, area, Object.keys(giver.sectionLevels ?? {}));
  return added.every((entry) => {
    const own = ownLevels(giver, entry.key, area);
    return entry.levels.every((level) => hasLevel(own, level));
  });
}
