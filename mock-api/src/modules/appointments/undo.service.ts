import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { reserveSlots } from '../../data/slots';
import { refuseDiscountGone } from '../discounts/use-discount';
import { chargePatient } from '../payments/take-payment';
import { holdCalendar } from '../schedule/calendar-lock';
import { lastChangeTo } from './booking.queries';
import { lockedAppointment } from './own-appointments';
import { appointmentWriters } from './readers';
import { finish, stateRefusal } from './status.service';
import { orNearestFree } from './taken';

const goBack = {
  name: 'appointments.undo_status',
  text: `update appointments set status = $3, arrived_at = $4, version = version + 1,
      updated_at = app_now(), started_at = case when $3 = 'waiting' then null else started_at end,
      ended_at = null, canceled_at = null, canceled_by = null, canceled_reason = null, cancel_fee = 0
    where clinic_id = $1 and id = $2`,
};

/** The state of an appointment before the change that is undone. */
interface Earlier {
  status: AppointmentStatus;
  arrived_at: string | null;
}

/**
 * Undoes the last change of status: done → visiting → waiting, and a canceled or missed appointment gets its former
 * status if its time is still free. After undoing to waiting, the patient counts as not arrived. Allowed for ten
 * minutes, later only with the level `delete`.
 * Errors: 409 nothing to undo, too late, slot taken or discount used up in between, patient archived.
 */
export async function undoStatus(
  db: Database,
  member: Member,
  id: number,
): Promise<AppointmentDetails> {
  let row: AppointmentDetails | undefined;
  const timeOf = () =>
    row && { doctorId: row.doctor_id, startsAt: row.start, duration: row.duration };
  return orNearestFree(db, member, timeOf, () =>
    db.tenant(member.clinicId, async (tx) => {
      await holdCalendar(tx, member.clinicId);
      const before = (row = await lockedAppointment(tx, member, id));
      const { status, arrived_at } = await stateBefore(tx, member, before);
      if (before.status === 'canceled' || before.status === 'no_show') {
        await reserveAgain(tx, member, before);
      }
      if (before.status === 'canceled') await refuseDiscountGone(tx, member, before);
      await tx.query(goBack, [member.clinicId, id, status, arrived_at]);
      return finish(tx, member, before, { type: 'undone' });
    }),
  );
}

async function stateBefore(
  tx: Tx,
  member: Member,
  { id, status, arrived_at }: AppointmentDetails,
): Promise<Earlier> {
  const isUntouched = status === 'waiting' && !arrived_at;
  const last = isUntouched ? undefined : await lastChangeTo(tx, member.clinicId, id, status);
  const earlier = last?.before as Partial<Earlier> | null | undefined;
  if (!last || !earlier?.status) {
    throw stateRefusal('nothing_to_undo', texts.nothingToUndo, status);
  }
  if (!last.recent && !mayIn(member, appointmentWriters, 'delete')) {
    throw stateRefusal('undo_too_late', texts.undoTooLate, status);
  }
  return { status: earlier.status, arrived_at: earlier.arrived_at ?? null };
}

/** Reserves the time again, and reverses the cancellation fee. */
async function reserveAgain(tx: Tx, member: Member, row: AppointmentDetails): Promise<void> {
  await reserveSlots(tx, member, {
    kind: 'appointment',
    id: row.id,
    doctorId: row.doctor_id,
    patientId: row.patient_id,
    startsAt: row.start,
    endsAt: row.end,
  });
  if (row.cancel_fee === 0) return;
  await chargePatient(tx, member, {
    patientId: row.patient_id,
    kind: 'adjust',
    amount: row.cancel_fee,
    refKind: 'appointment',
    refId: row.id,
  });
}
