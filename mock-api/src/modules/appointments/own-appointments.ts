import type { AppointmentDetails, StaleMove } from '@ziba/shared/contracts/appointment-details';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { ownOnly } from '../../data/own-rows';
import { found } from '../../lib/refusal';
import { refuseStale, type VersionRow } from '../../data/stale';
import type { RowLookup } from '../../data/tenant-table';
import { readAppointment } from './appointments.queries';

/** The appointment if the caller may see it: a doctor only their own (text 2 §6). 404 otherwise. */
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
 * As `ownAppointment`, kept from other writers until the transaction ends. With a version that is not the
 * appointment's it throws the refusal of a stale edit.
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
 * Throws the refusal of a stale edit unless the appointment, which is locked, still has the version that a
 * move is based on. Its details hold the appointment as it is now, for whoever moves it to decide anew.
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

/** For `config.row`: another doctor's appointment does not exist for a doctor. */
export const ownAppointments = (db: Database): RowLookup => ({
  has: (member, id) =>
    db.tenant(
      member.clinicId,
      async (tx) => !!ownOnly(member, await readAppointment(tx, member.clinicId, id)),
    ),
});
