import type { BookingInput } from '@ziba/shared/contracts/appointment-booking';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { freeCode, retryWhenTaken } from '../../data/free-code';
import { isOwn } from '../../data/own-rows';
import { found, Refusal } from '../../lib/refusal';
import { reserveSlots } from '../../data/slots';
import { useDiscount } from '../discounts/use-discount';
import { onGrid, refuseUnbookable, type WantedTime } from '../schedule/availability';
import { holdCalendar } from '../schedule/calendar-lock';
import { refuseUndoneService } from '../schedule/doctor-services';
import { settingsOf } from '../schedule/schedule.queries';
import { readAppointment } from './appointments.queries';
import {
  findDoctor,
  findPatient,
  findService,
  insertAppointment,
  isCodeTaken,
  isColleague,
  keepEvent,
  type BookedService,
  type NewAppointment,
} from './booking.queries';
import { endHolds } from './holds';
import { orNearestFree } from './taken';
import { tellPatient, tellScreens } from './tell';

const codeKind = { table: 'appointments', column: 'appointment_code', digits: 5 };

/**
 * Books an appointment. Of several requests for the same time exactly one succeeds,
 * because the database reserves it. Title, fee and length are those of the service, whatever the client sent.
 * Errors: 404 unknown patient, doctor, assistant, service; 422 a service that the doctor does not do; 400 unknown
 * discount code; 409 taken, past or closed slot, patient busy, discount not usable.
 */
export async function book(
  db: Database,
  member: Member,
  input: BookingInput,
): Promise<AppointmentDetails> {
  let wanted: WantedTime | undefined;
  return retryWhenTaken(['appointments_code'], () =>
    orNearestFree(
      db,
      member,
      () => wanted,
      () =>
        db.tenant(member.clinicId, async (tx) => {
          await holdCalendar(tx, member.clinicId);
          const row = await newAppointment(tx, member, input);
          wanted = timeOf(row);
          await refuseUnbookable(tx, member, wanted);
          return store(tx, member, row, input.hold_id);
        }),
    ),
  );
}

const timeOf = ({ doctor_id, starts_at, ends_at }: NewAppointment): WantedTime => ({
  doctorId: doctor_id,
  startsAt: starts_at,
  duration: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
});

async function newAppointment(
  tx: Tx,
  member: Member,
  input: BookingInput,
): Promise<NewAppointment> {
  const { clinicId } = member;
  const { patient_id: id, client_national_id: nationalCode } = input;
  const patientId = known(
    await findPatient(tx, member, { id, nationalCode }),
    texts.patient,
    id ? 'patient_id' : 'client_national_id',
  );
  await refuseUnknownStaff(tx, member, input);
  const service = await findService(tx, clinicId, input.service_id);
  if (input.service_id) known(service, texts.service, 'service_id');
  const work = { doctorId: input.doctor_id, serviceId: service?.id ?? null };
  await refuseUndoneService(tx, member, work, 'service_id');
  const settings = await settingsOf(tx, clinicId);
  const duration = onGrid(input.duration ?? service?.duration ?? settings.slot_minutes);
  const insurance = input.insurance_type ?? null;
  return {
    appointment_code: await codeOf(tx, clinicId, input.appointment_code),
    patient_id: patientId,
    doctor_id: input.doctor_id,
    assistant_id: input.assistant_id ?? null,
    package_type: input.package_type,
    starts_at: input.appointment_datetime,
    ends_at: new Date(Date.parse(input.appointment_datetime) + duration * 60_000).toISOString(),
    ...feeOf(service),
    insurance_type: insurance,
    insurance_share: shareOf(service?.fee ?? 0, settings.insurance_shares[insurance ?? '']),
    discount_code: input.discount_code ?? null,
    attachment: input.attachment ?? null,
    description: input.description ?? null,
  };
}

/** Refuses a doctor who books for another doctor: they could not see the appointment. */
async function refuseUnknownStaff(tx: Tx, member: Member, input: BookingInput): Promise<void> {
  const { doctor_id, assistant_id } = input;
  const doctor = isOwn(member, { doctor_id })
    ? await findDoctor(tx, member.clinicId, doctor_id)
    : undefined;
  known(doctor, texts.doctor, 'doctor_id');
  if (assistant_id && !(await isColleague(tx, member.clinicId, assistant_id))) {
    known(undefined, texts.assistant, 'assistant_id');
  }
}

function known<Row>(row: Row | undefined, message: string, field: string): Row {
  if (row === undefined) throw new Refusal(404, 'not_found', message, { [field]: message });
  return row;
}

/** The client's code if nobody has it, otherwise a new one. */
async function codeOf(tx: Tx, clinicId: number, wanted: string | undefined): Promise<string> {
  if (wanted && !(await isCodeTaken(tx, clinicId, wanted))) return wanted;
  return freeCode(tx, clinicId, codeKind);
}

const feeOf = (service: BookedService | undefined) => ({
  service_id: service?.id ?? null,
  fee_title: service?.title ?? '',
  fee_amount: service?.fee ?? 0,
});

/** The part of a fee that an insurance pays, rounded down to whole tomans. */
export const shareOf = (fee: number, percent = 0) => Math.floor((fee * percent) / 100);

const discount = {
  name: 'booking.discount',
  text: `update appointments
    set discount_amount = $3, insurance_share = least(insurance_share, fee_amount - $3)
    where clinic_id = $1 and id = $2`,
};

async function store(
  tx: Tx,
  member: Member,
  row: NewAppointment,
  holdId: number | null | undefined,
): Promise<AppointmentDetails> {
  const { clinicId } = member;
  const id = await insertAppointment(tx, member, row);
  const reservation = {
    kind: 'appointment',
    id,
    doctorId: row.doctor_id,
    patientId: row.patient_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  } as const;
  await endHolds(tx, member, reservation, holdId);
  await reserveSlots(tx, member, reservation);
  if (row.discount_code) {
    const { amount } = await useDiscount(tx, member, {
      code: row.discount_code,
      patientId: row.patient_id,
      serviceId: row.service_id,
      appointmentId: id,
      fee: row.fee_amount,
    });
    await tx.query(discount, [clinicId, id, amount]);
  }
  const booked = found(await readAppointment(tx, clinicId, id));
  const after = { status: 'waiting', start: booked.start, doctor_id: booked.doctor_id };
  await keepEvent(tx, member, { appointmentId: id, type: 'created', after });
  await audit(tx, member, {
    action: 'create',
    entity: 'appointments',
    entityId: id,
    after: { ...row, discount_amount: booked.discount_amount },
  });
  await tellPatient(tx, member, 'appointment_registered', booked);
  await tellScreens(tx, member, booked);
  return booked;
}
