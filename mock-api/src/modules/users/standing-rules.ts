import { clinicAdmin, doctor } from '@ziba/shared/contracts/account-types';
import { addedRights } from '@ziba/shared/contracts/may-give';
import { platformType } from '@ziba/shared/contracts/permissions';
import { sectionLevelsOf, type StoredAccess } from '@ziba/shared/contracts/section-levels';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { m } from './messages';
import { areaOf } from './user-rights';
import { hasFutureHelp, hasFutureWork, hasOtherAdmin, type UserRow } from './users.queries';

/** 409 when the clinic would be left without anybody who administers it: see `isLastAdmin`. */
export async function refuseLosingAdmin(tx: Tx, user: UserRow, nextType?: string): Promise<void> {
  if (nextType === clinicAdmin) return;
  if (await isLastAdmin(tx, user)) throw new Refusal(409, 'last_admin', m.lastAdmin);
}

/** Whether nobody but the user administers the clinic. */
export async function isLastAdmin(tx: Tx, user: UserRow): Promise<boolean> {
  const { clinic_id, type, account_status, id } = user;
  const isAdmin = clinic_id !== null && type === clinicAdmin && account_status === 'active';
  return isAdmin && !(await hasOtherAdmin(tx, clinic_id, id));
}

/** 409 when the last administrator of a clinic, or the caller themselves, would have less or other rights. */
export async function refuseAccess(
  tx: Tx,
  caller: Session,
  user: UserRow,
  next: StoredAccess | undefined,
): Promise<void> {
  if (!next) return;
  if (caller.userId === user.id) throw new Refusal(409, 'own_account', m.ownAccess);
  const taken = addedRights(sectionLevelsOf(user), sectionLevelsOf(next), areaOf(user));
  if (taken.length === 0 || !(await isLastAdmin(tx, user))) return;
  throw new Refusal(409, 'last_admin', m.lastAdmin);
}

/**
 * 409 while appointments, sessions or operations wait for a user who would no longer do them. Where each
 * appointment and session of the doctor has been decided on, only the rest counts.
 */
export async function refuseFutureWork(
  tx: Tx,
  { clinic_id, id }: UserRow,
  areBookingsDecided = false,
): Promise<void> {
  const hasWork = areBookingsDecided ? hasFutureHelp : hasFutureWork;
  if (clinic_id === null || !(await hasWork(tx, clinic_id, id))) return;
  throw new Refusal(409, 'has_appointments', areBookingsDecided ? m.futureHelp : m.futureWork);
}

/** As above, when a doctor would become somebody else. */
export async function refuseLosingDoctor(tx: Tx, user: UserRow, nextType: string): Promise<void> {
  if (user.type === doctor && nextType !== doctor) await refuseFutureWork(tx, user);
}

/** 409 for what would lock the caller out. */
export function refuseOwn(caller: Session, id: number): void {
  if (caller.userId === id) throw new Refusal(409, 'own_account', m.ownAccount);
}

/** A request for access is granted by giving it a clinic first. */
function refuseHomeless({ clinic_id, type }: UserRow): void {
  if (clinic_id === null && type !== platformType) {
    throw new Refusal(409, 'clinic_missing', m.clinicMissing);
  }
}

/** 409 when an account may not be let in, or not be kept out, as it is. */
export async function refuseStanding(
  tx: Tx,
  caller: Session,
  user: UserRow,
  status: 'active' | 'suspended',
  areBookingsDecided = false,
): Promise<void> {
  if (status === 'active') return refuseHomeless(user);
  refuseOwn(caller, user.id);
  await refuseLosingAdmin(tx, user);
  await refuseFutureWork(tx, user, areBookingsDecided);
}
