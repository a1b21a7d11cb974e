import type {
  appointmentUpdate,
  rescheduleInput,
} from '@ziba/shared/contracts/appointment-booking';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { keepUnseen, maySeeVisit } from '../../data/medical-text';
import { isOwn } from '../../data/own-rows';
import { found, Refusal } from '../../lib/refusal';
import { moveSlots } from '../../data/slots';
import { onGrid, refuseUnbookable, type WantedTime } from '../schedule/availability';
import { holdCalendar } from '../schedule/calendar-lock';
import { refuseUndoneService } from '../schedule/doctor-services';
import { appointmentsTable } from './appointments.queries';
import { findDoctor, isColleague } from './booking.queries';
import { endHolds } from './holds';
import { lockedAppointment, refuseStaleMove } from './own-appointments';
import { finish, stateRefusal } from './status.service';
import { orNearestFree } from './taken';
import { tellPatient, tellScreens } from './tell';

type Reschedule = z.output<typeof rescheduleInput>;
type Update = z.output<typeof appointmentUpdate>;

const move = {
  name: 'appointments.move',
  text: `update appointments set doctor_id = $3, starts_at = $4, ends_at = $5, arrived_at = null,
      updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/**
 * Moves a waiting appointment to another time or doctor. The old time is released only when the new one is
 * reserved. If the appointment has this time and doctor already, nothing changes and nobody is told. Errors: as
 * booking; 409 `not_waiting`; 409 `stale`, with the appointment as it is now, when it was changed since the version
 * that was read.
 */
export async function reschedule(
  db: Database,
  member: Member,
  id: number,
  input: Reschedule,
): Promise<AppointmentDetails> {
  let wanted: WantedTime | undefined;
  return orNearestFree(
    db,
    member,
    () => wanted,
    () =>
      db.tenant(member.clinicId, async (tx) => {
        await holdCalendar(tx, member.clinicId);
        const before = await lockedAppointment(tx, member, id);
        wanted = await newTimeOf(tx, member, before, input);
        // The same request may come again after a lost answer: the patient is told only once. Its version is older than
        // the first move, so it is not compared.
        if (isThere(before, wanted)) return before;
        await refuseStaleMove(tx, member, before, input.version);
        return moveAppointment(tx, member, before, wanted, input);
      }),
  );
}

/** Whether an appointment has this doctor, time and length already. */
const isThere = (
  { doctor_id, start, duration }: AppointmentDetails,
  { doctorId, startsAt, duration: minutes }: WantedTime,
) => doctor_id === doctorId && Date.parse(start) === Date.parse(startsAt) && duration === minutes;

/** Moves a waiting appointment, which is locked, to a time that `newTimeOf` returned. Errors: as `reschedule`. */
export async function moveAppointment(
  tx: Tx,
  member: Member,
  before: AppointmentDetails,
  wanted: WantedTime,
  { reason, holdId }: Pick<Reschedule, 'reason' | 'holdId'>,
): Promise<AppointmentDetails> {
  await refuseUnbookable(tx, member, wanted);
  await moveTo(tx, member, before, wanted, holdId);
  const after = await finish(tx, member, before, { type: 'rescheduled', reason });
  await tellPatient(tx, member, 'appointment_time_changed', after, clock.now());
  return after;
}

function refuseUnlessWaiting({ status }: AppointmentDetails): void {
  if (status !== 'waiting') throw stateRefusal('not_waiting', texts.notWaiting, status);
}

/**
 * The requested time of a waiting appointment. Errors: 409 `not_waiting`; 404 unknown doctor; 422 another doctor who does
 * not do its service.
 */
export async function newTimeOf(
  tx: Tx,
  member: Member,
  before: AppointmentDetails,
  { start, doctorId: asked, duration }: Pick<Reschedule, 'start' | 'doctorId' | 'duration'>,
): Promise<WantedTime> {
  refuseUnlessWaiting(before);
  const doctorId = asked ?? before.doctor_id;
  const doctor = isOwn(member, { doctor_id: doctorId })
    ? await findDoctor(tx, member.clinicId, doctorId)
    : undefined;
  if (!doctor) throw new Refusal(404, 'not_found', texts.doctor, { doctorId: texts.doctor });
  if (doctorId !== before.doctor_id) {
    // The form that moves an appointment has no field for the service.
    const work = { doctorId, serviceId: before.service_id };
    await refuseUndoneService(tx, member, work, 'doctorId');
  }
  return {
    doctorId,
    startsAt: start,
    duration: onGrid(duration ?? before.duration),
    besides: before.id,
  };
}

async function moveTo(
  tx: Tx,
  member: Member,
  { id, patient_id }: AppointmentDetails,
  { doctorId, startsAt, duration }: WantedTime,
  holdId: number | null | undefined,
): Promise<void> {
  const endsAt = new Date(Date.parse(startsAt) + duration * 60_000).toISOString();
  await tx.query(move, [member.clinicId, id, doctorId, startsAt, endsAt]);
  const reservation = {
    kind: 'appointment',
    id,
    doctorId,
    patientId: patient_id,
    startsAt,
    endsAt,
  } as const;
  await endHolds(tx, member, reservation, holdId);
  await moveSlots(tx, member, reservation);
}

const arrive = {
  name: 'appointments.arrive',
  text: `update appointments set arrived_at = app_now(), updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2`,
};

/** Records that the patient has arrived; the first time is kept. Errors: 409 `not_waiting`. */
export async function markArrived(
  db: Database,
  member: Member,
  id: number,
): Promise<AppointmentDetails> {
  return db.tenant(member.clinicId, async (tx) => {
    const before = await lockedAppointment(tx, member, id);
    refuseUnlessWaiting(before);
    if (before.arrived_at) return before;
    await tx.query(arrive, [member.clinicId, id]);
    return finish(tx, member, before, { type: 'arrived' });
  });
}

/** Changes fields that need no new booking. Title, fee and time stay as they are. */
export async function editAppointment(
  db: Database,
  member: Member,
  id: number,
  input: Update,
): Promise<AppointmentDetails> {
  return db.tenant(member.clinicId, async (tx) => {
    const before = await lockedAppointment(tx, member, id, input.version);
    const { assistant_id } = input;
    if (assistant_id && !(await isColleague(tx, member.clinicId, assistant_id))) {
      throw new Refusal(404, 'not_found', texts.assistant, { assistant_id: texts.assistant });
    }
    const change = maySeeVisit(member, before)
      ? input
      : keepUnseen(input, before, ['description', 'attachment']);
    const after = found(await appointmentsTable(db).within(tx).update(member, id, change));
    await tellScreens(tx, member, after);
    return after;
  });
}

/** Sets the action status; saving a prescription sets it too. */
export async function setActionStatus(
  db: Database,
  member: Member,
  id: number,
  action_status: string | null,
): Promise<AppointmentDetails> {
  return db.tenant(member.clinicId, async (tx) => {
    await lockedAppointment(tx, member, id);
    const after = found(
      await appointmentsTable(db).within(tx).update(member, id, { action_status }),
    );
    await tellScreens(tx, member, after);
    return after;
  });
}
