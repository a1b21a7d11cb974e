import {
  coversNeed,
  levels,
  levelsIn,
  platformType,
  type SectionLevels,
} from '@ziba/shared/contracts/permissions';
import {
  givenSections,
  sectionLevelsOf,
  type StoredAccess,
} from '@ziba/shared/contracts/section-levels';
import type { Session } from '../../lib/actor';
import { forbidden, invalid, Refusal } from '../../lib/refusal';
import { m } from './messages';

/** The account types that mean something; any other is a mere label of the clinic's (text 3 §3). */
export const clinicAdmin = 'clinic_admin';
export const doctor = 'doctor';
export const assistant = 'assistant';
export const plainStaff = 'staff';

export type Area = 'clinic' | 'admin';

/** The area that the sections of a user belong to: that of their clinic, or the platform's. */
export const areaOf = ({ clinic_id }: { clinic_id: number | null }): Area =>
  clinic_id === null ? 'admin' : 'clinic';

/** Who stands above whom: the platform, administrators of clinics, everybody else. */
export function rankOf(type: string): number {
  if (type === platformType) return 2;
  return type === clinicAdmin ? 1 : 0;
}

type Caller = Pick<Session, 'type' | 'sections' | 'levels' | 'sectionLevels'>;
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
function ownLevels(caller: Caller, key: string, area: Area): readonly number[] {
  if (area === 'clinic' && caller.type === platformType) return levelsIn(caller, 'users');
  if (key !== 'all') return levelsIn(caller, key);
  return caller.sections === 'all' ? (caller.sectionLevels?.all ?? caller.levels) : [];
}

/** Whether the caller has all of the rights, but for those that the user has already. */
export function mayGive(caller: Caller, wanted: Rights, area: Area, before: Rights = []): boolean {
  const added = addedRights(wanted, before, area, Object.keys(caller.sectionLevels ?? {}));
  return added.every((entry) => {
    const own = ownLevels(caller, entry.key, area);
    return entry.levels.every((level) => hasLevel(own, level));
  });
}

/** 403: nobody makes or changes an account of a higher type. */
export function refuseHigher(caller: Caller, type: string): void {
  if (rankOf(type) > rankOf(caller.type)) throw forbidden(m.higherUser);
}

/** As `refuseHigher`, of a type that is to be given; 400 for the platform's type within a clinic. */
export function refuseType(caller: Caller, type: string, clinicId: number | null): void {
  refuseHigher(caller, type);
  if (type === platformType && clinicId !== null) throw invalid('type', m.platformOnly);
}

/** 403: nobody gives rights that they do not have; what the user had before may stay. */
export function refuseBeyondOwn(
  caller: Caller,
  wanted: Rights,
  area: Area,
  before: Rights = [],
): void {
  if (mayGive(caller, wanted, area, before)) return;
  throw new Refusal(403, 'forbidden', m.beyondOwnRights, { permissions: m.beyondOwnRights });
}

interface Owner extends StoredAccess {
  id: number;
  clinic_id: number | null;
}

/**
 * 403: whoever sets the password of another, or the phone that reset codes go to, could take the account
 * over, so they must have all of its rights.
 */
export function refuseTakeOver(caller: Session, user: Owner): void {
  if (user.id === caller.userId) return;
  if (!mayGive(caller, sectionLevelsOf(user), areaOf(user))) throw forbidden(m.higherUser);
}
