import type { statusInput } from '@ziba/shared/contracts/appointment-booking';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { found, Refusal } from '../../lib/refusal';
import { releaseSlots } from '../../data/slots';
import { chargePatient } from '../payments/take-payment';
import { settingsOf } from '../schedule/schedule.queries';
import { readAppointment } from './appointments.queries';
import { keepEvent } from './booking.queries';
import { lockedAppointment } from './own-appointments';
import { tellPatient, tellScreens } from './tell';

type Input = z.output<typeof statusInput>;

/** The allowed changes of status (api: waiting → visiting → done, canceled before done; no_show from waiting). */
const transitions: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  waiting: ['visiting', 'canceled', 'no_show'],
  visiting: ['done', 'canceled'],
  done: [],
  canceled: [],
  no_show: [],
};

const change = {
  name: 'appointments.change_status',
  text: `update appointments set status = $3, version = version + 1, updated_at = app_now(),
      arrived_at = case when $3 = 'visiting' then coalesce(arrived_at, app_now()) else arrived_at end,
      started_at = case when $3 = 'visiting' then app_now() else started_at end,
      ended_at = case when $3 = 'done' then app_now() else ended_at end,
      canceled_at = case when $3 = 'canceled' then app_now() else canceled_at end,
      canceled_by = case when $3 = 'canceled' then $4 else canceled_by end,
      canceled_reason = case when $3 = 'canceled' then $5 else canceled_reason end,
      cancel_fee = $6
    where clinic_id = $1 and id = $2`,
};

/**
 * Changes the status of an appointment. `canceled` and `no_show` release the time, and `canceled` the discount; the
 * fee of a late cancellation is charged to the patient's account (10 percent from 2 hours before, unless the
 * clinic cancels).
 * Errors: 409 `invalid_transition` with the current status in `details.status`; 409 no_show too early.
 */
export async function changeStatus(
  db: Database,
  member: Member,
  id: number,
  input: Input,
): Promise<AppointmentDetails> {
  return db.tenant(member.clinicId, async (tx) =>
    changeStatusOf(tx, member, await lockedAppointment(tx, member, id), input),
  );
}

/** Like `changeStatus`, for an appointment that is locked in a transaction that is open already. */
export async function changeStatusOf(
  tx: Tx,
  member: Member,
  before: AppointmentDetails,
  { status, reason = null, initiator }: Input,
): Promise<AppointmentDetails> {
  const { id } = before;
  refuseTransition(before, status);
  const isFreed = status === 'canceled' || status === 'no_show';
  const fee = isFreed ? await feeFor(tx, member, before, status, initiator) : 0;
  // Before the change, which locks a discount: a booking locks people first, too.
  if (isFreed) await releaseSlots(tx, member, 'appointment', id);
  await tx.query(change, [member.clinicId, id, status, member.userId, reason, fee]);
  if (fee > 0) {
    await chargePatient(tx, member, {
      patientId: before.patient_id,
      kind: 'cancel_fee',
      amount: fee,
      refKind: 'appointment',
      refId: id,
      note: reason,
    });
  }
  const type = status === 'canceled' ? 'canceled' : 'status';
  const after = await finish(tx, member, before, { type, reason });
  if (status === 'canceled') await tellPatient(tx, member, 'appointment_canceled', after);
  return after;
}

function refuseTransition({ status, start }: AppointmentDetails, to: AppointmentStatus): void {
  if (!transitions[status].includes(to)) {
    throw stateRefusal('invalid_transition', texts.wrongTransition, status);
  }
  if (to === 'no_show' && Date.parse(start) > clock.now()) {
    throw stateRefusal('not_yet_started', texts.notYetStarted, status);
  }
}

/** Refuses with 409 because of the status of the appointment, which `details.status` names. */
export const stateRefusal = (code: string, message: string, status: AppointmentStatus) =>
  new Refusal(409, code, message, undefined, {}, { status });

/** The cancellation fee in tomans: a percentage of what the patient would have paid, rounded to whole tomans. */
async function feeFor(
  tx: Tx,
  { clinicId }: Member,
  { start, payable_amount }: AppointmentDetails,
  status: AppointmentStatus,
  initiator: Input['initiator'],
): Promise<number> {
  const { cancel_percent, cancel_hours, no_show_percent } = await settingsOf(tx, clinicId);
  const percentOf = (percent: number) => Math.round((payable_amount * percent) / 100);
  if (status === 'no_show') return percentOf(no_show_percent);
  const isLate = Date.parse(start) - clock.now() < cancel_hours * 3_600_000;
  return isLate && initiator !== 'clinic' ? percentOf(cancel_percent) : 0;
}

type Ending = Parameters<typeof keepEvent>[2];

/** Writes history and audit log and tells the open screens, after a change was stored; returns the row as it is now. */
export async function finish(
  tx: Tx,
  member: Member,
  before: AppointmentDetails,
  { type, reason = null }: Pick<Ending, 'type' | 'reason'>,
): Promise<AppointmentDetails> {
  const after = found(await readAppointment(tx, member.clinicId, before.id));
  const kept = {
    before: partOf(before),
    after: partOf(after),
  };
  await keepEvent(tx, member, { appointmentId: before.id, type, reason, ...kept });
  await audit(tx, member, { action: type, entity: 'appointments', entityId: before.id, ...kept });
  await tellScreens(tx, member, after);
  return after;
}

const partOf = ({ status, start, end, doctor_id, arrived_at, cancel_fee }: AppointmentDetails) => ({
  status,
  start,
  end,
  doctor_id,
  arrived_at,
  cancel_fee,
});
