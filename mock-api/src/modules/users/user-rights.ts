import { rankOf } from '@ziba/shared/contracts/account-types';
import { mayGive } from '@ziba/shared/contracts/may-give';
import { platformType, type SectionLevels } from '@ziba/shared/contracts/permissions';
import {
  sectionLevelsOf,
  type Area,
  type StoredAccess,
} from '@ziba/shared/contracts/section-levels';
import type { Session } from '../../lib/actor';
import { forbidden, invalid, Refusal } from '../../lib/refusal';
import { m } from './messages';

/** The area that the sections of a user belong to: that of their clinic, or the platform's. */
export const areaOf = ({ clinic_id }: { clinic_id: number | null }): Area =>
  clinic_id === null ? 'admin' : 'clinic';

type Caller = Pick<Session, 'type' | 'sections' | 'levels' | 'sectionLevels'>;
type Rights = readonly SectionLevels[];

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
