import {
  adminSections,
  clinicSections,
  type SectionLevels,
} from '@ziba/shared/contracts/permissions';
import {
  eachSection,
  givenSections,
  isSameAccess,
  sectionLevelsOf,
  storedAccess,
  type Area,
  type GivenAccess,
  type StoredAccess,
} from '@ziba/shared/contracts/section-levels';
import { combineAccess } from '@ziba/shared/contracts/user-access';
import type { Session } from '../../lib/actor';
import { refuseBeyondOwn } from './user-rights';

/** Access as a call gives it. */
export interface AccessInput {
  /** Each section with its levels. */
  access?: readonly SectionLevels[];
  /** As in the texts: sections and levels apart, in any of several fields. */
  apart?: readonly (GivenAccess | undefined)[];
  /** Whether levels replace those of all sections, also when they are those that the sections have in common. */
  replacesAll?: boolean;
}

interface Body {
  access?: readonly SectionLevels[];
  permissions?: GivenAccess;
  roles?: GivenAccess;
  subMenu?: GivenAccess;
}

/** What the body of a new user or of an edit gives. */
export const accessOfBody = ({ access, permissions, roles, subMenu }: Body): AccessInput => ({
  access,
  apart: [roles, permissions, subMenu],
});

const none: StoredAccess = { sections: [], levels: [], section_levels: {} };

/**
 * The access of a user after a call, as it is stored; undefined when the call gives none or what the user has.
 * Refuses with 403 what the caller may not give.
 */
export function accessAfter(
  caller: Session,
  input: AccessInput,
  area: Area,
  before: StoredAccess = none,
): StoredAccess | undefined {
  const given = listAfter(caller, input, area, before);
  if (!given) return undefined;
  const list = withAll(caller, given, area);
  refuseBeyondOwn(caller, list, area, sectionLevelsOf(before));
  return storedAccess(list, levelsAfter(caller, input, before));
}

/** The levels that stay when no section is left. */
const levelsAfter = (caller: Session, { apart = [] }: AccessInput, before: StoredAccess) =>
  combineAccess(apart).levels ?? (before === none ? caller.levels : before.levels);

function listAfter(
  caller: Session,
  input: AccessInput,
  area: Area,
  before: StoredAccess,
): SectionLevels[] | undefined {
  const now = sectionLevelsOf(before);
  const { access, apart = [], replacesAll = false } = input;
  // An edit may send back all that was answered; what of it was changed counts.
  if (access && !isSameAccess(eachSection(now, area), eachSection(access, area)))
    return [...access];
  const { sections, levels } = combineAccess(apart);
  if (!sections && !levels) return undefined;
  if (!replacesAll && isAnswered(before, sections, levels)) return undefined;
  const levelsOf = (key: string) => {
    const own = now.find((entry) => entry.key === key)?.levels;
    if (own && !levels) return own;
    const first = levels ?? before.levels;
    // Sections without a level would allow nothing; without any the levels are those of the caller.
    return first.length > 0 ? first : caller.levels;
  };
  return (sections ?? before.sections).map((key) => ({ key, levels: [...levelsOf(key)] }));
}

/** Whether sections and levels apart are those of the user, or missing. */
function isAnswered(before: StoredAccess, sections?: string[], levels?: number[]): boolean {
  const asText = (list: readonly (string | number)[]) => [...new Set(list)].sort().join();
  return (
    (!sections || asText(sections) === asText(before.sections)) &&
    (!levels || asText(levels) === asText(before.levels))
  );
}

/** Who gives every section of an area, and has all of them, gives those too that come later. */
export function withAll(caller: Session, list: SectionLevels[], area: Area): SectionLevels[] {
  const hasEach = givenSections(area).every((key) => list.some((entry) => entry.key === key));
  if (!hasEach || caller.sections !== 'all') return list;
  const { levels, section_levels } = storedAccess(list);
  if (Object.keys(section_levels).length === 0) return [{ key: 'all', levels }];
  return [{ key: 'all', levels }, ...list];
}

/** The template of a role for users of one area: a template of the platform may name sections of both. */
export const templateFor = (template: readonly SectionLevels[] | null, area: Area) =>
  template?.filter(({ key }) => key === 'all' || sectionsOf[area].includes(key));

const sectionsOf: Record<Area, readonly string[]> = {
  clinic: clinicSections,
  admin: adminSections,
};
