import type { ApiError } from '@ziba/shared/api/client';
import { createResource, type ListQuery } from '@ziba/shared/api/create-resource';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import type { PatientChange } from '@ziba/shared/contracts/patient-file';
import type { LedgerEntry, Payment } from '@ziba/shared/contracts/payments';
import type { SmsMessage } from '@ziba/shared/contracts/sms';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import useSWR, { type SWRResponse } from 'swr';

const appointments = createResource<AppointmentDetails>('/appointments', {
  listPath: '/appointments',
  liveEvents: ['appointment.changed', 'transcription.changed'],
});
const plans = createResource<TreatmentPlan>('/treatmentPlans', { listPath: '/treatmentPlans' });
const prescriptions = createResource<Transcription>('/patient-transcriptions', {
  liveEvents: ['transcription.changed', 'payment.changed'],
});
const messages = createResource<SmsMessage>('/sms/messages', { listPath: '/sms/messages' });

/** A list below `/patients/{id}`. */
const partOf = <Row extends { id: number }>(patientId: number, part: string) =>
  createResource<Row>('/patients', { listPath: `/patients/${patientId}/${part}` });

/** The appointments of a patient, the latest first. */
export const usePatientAppointments = (patientId: number, query: ListQuery) =>
  appointments.useList({ ...query, patient_id: patientId });

/** The treatment plans of a patient without their sessions, the newest first. */
export const usePatientPlans = (patientId: number, query: ListQuery) =>
  plans.useList({ ...query, patient_id: patientId, sessions: 'none' });

/** The prescriptions of a patient, the newest first. */
export const usePatientPrescriptions = (patientId: number, query: ListQuery) =>
  prescriptions.useList({ ...query, patient_id: patientId });

/** The messages to a patient, the newest first. */
export const usePatientMessages = (patientId: number, query: ListQuery) =>
  messages.useList({ ...query, patient_id: patientId });

/** The entries of a patient's account, each with the balance after it, the newest first. */
export const useLedger = (patientId: number, query: ListQuery) =>
  partOf<LedgerEntry>(patientId, 'ledger').useList(query);

/** The payments of a patient, the newest first; void ones are included. */
export const usePatientPayments = (patientId: number, query: ListQuery) =>
  partOf<Payment>(patientId, 'payments').useList(query);

/** Who changed what in a patient's file, the newest change first. */
export const usePatientChanges = (patientId: number, query: ListQuery) =>
  partOf<PatientChange>(patientId, 'changes').useList(query);

/** The first of a patient's coming bookings, and how many there are. */
export const useBookingsAhead = (patientId: number): SWRResponse<BookingsAhead, ApiError> =>
  useSWR<BookingsAhead, ApiError>(['/patients', `/patients/${patientId}/bookings`]);

/** Reads an open file again when somebody else changes appointments, plans, prescriptions, payments or alerts. */
export function useFollowFile(): void {
  useLiveRows(
    [
      'appointment.changed',
      'treatment_plan.changed',
      'treatment_session.changed',
      'transcription.changed',
      'payment.changed',
      'patient_alert.changed',
    ],
    '/patients',
    '/appointments',
    '/treatmentPlans',
    '/patient-transcriptions',
  );
}
