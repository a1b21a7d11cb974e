import { coversNeed, platformType } from '@ziba/shared/contracts/permissions';
import type { SaidAccess } from '@ziba/shared/contracts/user-access';
import type { Session } from '../../lib/actor';
import { forbidden, invalid, Refusal } from '../../lib/refusal';
import { m } from './messages';
import type { UserRow } from './users.queries';

/** The account types that mean something; any other is a mere label of the clinic's (text 3 §3). */
export const clinicAdmin = 'clinic_admin';
export const doctor = 'doctor';
export const plainStaff = 'staff';

/** Who stands above whom: the platform, administrators of clinics, everybody else. */
export function rankOf(type: string): number {
  if (type === platformType) return 2;
  return type === clinicAdmin ? 1 : 0;
}

type Caller = Pick<Session, 'type' | 'sections' | 'levels'>;

/** Whether the caller holds all of the rights. The sections of clinics are the platform's to give. */
export function covers(caller: Caller, { sections, levels }: SaidAccess, ofClinic: boolean) {
  const hasLevel = (level: number) =>
    caller.levels.includes(1) ||
    caller.levels.includes(level) ||
    (level === 2 && coversNeed(caller.levels, 'read'));
  const gives = (section: string) =>
    section === 'support' ||
    caller.sections === 'all' ||
    caller.sections.includes(section) ||
    (ofClinic && caller.type === platformType);
  return levels.every(hasLevel) && sections.every(gives);
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
  wanted: SaidAccess,
  ofClinic: boolean,
  before: SaidAccess = { sections: [], levels: [] },
): void {
  const added = {
    sections: wanted.sections.filter((section) => !before.sections.includes(section)),
    levels: wanted.levels.filter((level) => !before.levels.includes(level)),
  };
  if (covers(caller, added, ofClinic)) return;
  throw new Refusal(403, 'forbidden', m.beyondOwnRights, { permissions: m.beyondOwnRights });
}

/**
 * 403: whoever sets the password of another, or the phone that reset codes go to, could take the account
 * over, so they must hold all of its rights.
 */
export function refuseTakeOver(caller: Session, user: UserRow): void {
  if (user.id === caller.userId) return;
  if (!covers(caller, user, user.clinic_id !== null)) throw forbidden(m.higherUser);
}
