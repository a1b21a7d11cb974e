import { todayInTehran, addDays, tehranInstant } from '../lib/tehran';
import type { Call } from './call';
import type { TestApi, TestClinic } from './start-api';
import { aPatientInput, aServiceInput, created } from './samples';

/** A day without a holiday of any test, this many days from now. */
export const dayAhead = (days: number) => addDays(todayInTehran(), days);

/** An hour of such a day as the browser sends it, ISO 8601. */
export const at = (days: number, time: string) => tehranInstant(dayAhead(days), time);

let lastCode = 10_000;

interface Booking {
  doctorId: number;
  patientId: number;
  startsAt: string;
}

/** Adds an appointment of half an hour to the database, and reserves its time. */
export async function anAppointment(api: TestApi, clinic: TestClinic, booking: Booking) {
  const { doctorId, patientId, startsAt } = booking;
  const clinicId = await clinic.id();
  const code = String((lastCode += 1));
  const ends = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  return api.db.tenant(clinicId, async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
         starts_at, ends_at) values ($1, $2, $3, $4, 'visit', $5, $6) returning id`,
      [clinicId, code, patientId, doctorId, startsAt, ends],
    );
    const id = row?.id ?? 0;
    for (const [person, personId] of [
      ['doctor', doctorId],
      ['patient', patientId],
    ] as const) {
      await tx.query(
        `insert into ${person}_slots (clinic_id, ${person}_id, slot, owner_kind, owner_id)
         select $1, $2, slot, 'appointment', $3
         from generate_series($4::timestamptz, $5::timestamptz - interval '1 second', interval '15 minutes') slot`,
        [clinicId, personId, id, startsAt, ends],
      );
    }
    return { id, appointment_code: code };
  });
}

/** A clinic with an administrator, a doctor, a patient of theirs, a service and an appointment. */
export async function aPractice(api: TestApi) {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor', columns: { fullName: 'دکتر سارا احمدی' } });
  const doctorId = await doctor.userId();
  const patientId = await created(staff, '/patients', aPatientInput({ full_name: 'ژاله پاکدل' }));
  const serviceId = await created(
    staff,
    '/presentableServices',
    await aServiceInput(staff, { title: 'لیزر صورت', fee: 890_000 }),
  );
  const appointment = await anAppointment(api, clinic, {
    doctorId,
    patientId,
    startsAt: at(2, '15:00'),
  });
  const aSession = (overrides: Record<string, unknown> = {}) => ({
    session_title: 'جلسه اول',
    date: at(3, '16:00'),
    service_type: 'لیزر صورت',
    estimated_duration: '1',
    service_cost: '100',
    ...overrides,
  });
  const aPlan = (overrides: Record<string, unknown> = {}) => ({
    title: 'جوان‌سازی پوست',
    appointment_id: appointment.id,
    patient_id: patientId,
    ...overrides,
  });
  return { clinic, staff, doctor, doctorId, patientId, serviceId, appointment, aSession, aPlan };
}

/** A practice with a plan without sessions, and a function that adds one. */
export async function aPlanned(api: TestApi) {
  const practice = await aPractice(api);
  const { staff, aPlan, aSession } = practice;
  const planId = await created(staff, '/treatmentPlans', aPlan());
  const add = (overrides: Record<string, unknown> = {}, call: Call = staff) =>
    call('POST', '/treatmentSessions', { treatment_plan_id: planId, ...aSession(overrides) });
  return { ...practice, planId, add };
}
