import type { AppointmentDetails, StaleMove } from '@ziba/shared/contracts/appointment-details';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { ownOnly } from '../../data/own-rows';
import { found } from '../../lib/refusal';
import { refuseStale, type VersionRow } from '../../data/stale';
import type { RowLookup } from '../../data/tenant-table';
import { readAppointment } from './appointments.queries';

/** Returns the appointment if the caller may see it: a doctor only their own. Errors: 404. */
export async function ownAppointment(
  tx: Tx,
  member: Member,
  id: number,
): Promise<AppointmentDetails> {
  return found(ownOnly(member, await readAppointment(tx, member.clinicId, id)));
}

const lock = {
  name: 'appointments.lock_own',
  text: `select version, updated_at from appointments
    where clinic_id = $1 and id = $2 and archived_at is null for no key update`,
};

/**
 * Like `ownAppointment`, but also locks the appointment until the transaction ends. Throws the refusal of a stale edit
 * if `version` is given and is not the version of the appointment.
 */
export async function lockedAppointment(
  tx: Tx,
  member: Member,
  id: number,
  baseVersion?: number,
): Promise<AppointmentDetails> {
  const [row] = await tx.query<VersionRow>(lock, [member.clinicId, id]);
  const appointment = await ownAppointment(tx, member, id);
  if (row) {
    const { clinicId } = member;
    await refuseStale(tx, { ...row, clinicId, entity: 'appointments', id }, baseVersion);
  }
  return appointment;
}

/**
 * Throws the refusal of a stale edit unless the locked appointment still has the version that a move is based on. The
 * details contain the appointment as it is now, so that the user can decide again.
 */
export async function refuseStaleMove(
  tx: Tx,
  { clinicId }: Member,
  appointment: AppointmentDetails,
  baseVersion: number | undefined,
): Promise<void> {
  const { id } = appointment;
  const [row] = await tx.query<VersionRow>(lock, [clinicId, id]);
  const now: Pick<StaleMove, 'appointment'> = { appointment };
  if (row)
    await refuseStale(tx, { ...row, clinicId, entity: 'appointments', id }, baseVersion, now);
}

/** For `config.row`: a doctor does not see the appointments of other doctors. */
export const ownAppointments = (db: Database): RowLookup => ({
  has: (member, id) =>
    db.tenant(
      member.clinicId,
      async (tx) => !!ownOnly(member, await readAppointment(tx, member.clinicId, id)),
    ),
});
