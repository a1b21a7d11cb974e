import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { m } from './messages';
import { clinicAdmin, doctor } from './user-rights';
import { hasFutureWork, hasOtherAdmin, type UserRow } from './users.queries';

/** 409 when the clinic would be left without anybody who administers it. */
export async function refuseLosingAdmin(tx: Tx, user: UserRow, nextType?: string): Promise<void> {
  const { clinic_id, type, account_status, id } = user;
  const isAdmin = clinic_id !== null && type === clinicAdmin && account_status === 'active';
  if (!isAdmin || nextType === clinicAdmin) return;
  if (!(await hasOtherAdmin(tx, clinic_id, id))) throw new Refusal(409, 'last_admin', m.lastAdmin);
}

/** 409 while appointments, sessions or operations wait for a user who would no longer do them. */
export async function refuseFutureWork(tx: Tx, { clinic_id, id }: UserRow): Promise<void> {
  if (clinic_id === null || !(await hasFutureWork(tx, clinic_id, id))) return;
  throw new Refusal(409, 'has_appointments', m.futureWork);
}

/** As above, when a doctor would become somebody else. */
export async function refuseLosingDoctor(tx: Tx, user: UserRow, nextType: string): Promise<void> {
  if (user.type === doctor && nextType !== doctor) await refuseFutureWork(tx, user);
}
