import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppointment } from '../../data/appointments.api';
import { idOf } from '@ziba/shared/contracts/id-of';
import type { PlanValues } from './plan-schema';

interface NavigationState {
  appointmentId?: unknown;
  appointmentCode?: unknown;
  patientId?: unknown;
}

interface Prefill {
  isReady: boolean;
  initial: Partial<PlanValues>;
  /** What the navigation asked for, by the names in the address. */
  asked: { appointment?: number; patient?: number };
  /** The message if the appointment or the patient does not exist. */
  wrong?: string;
}

/**
 * The first values of a new plan: appointment and patient from the navigation state or from
 * the address (`?patient=&appointment=`, ids). Both are looked up; an appointment also gives patient and
 * doctor.
 */
export function usePrefill(): Prefill {
  const state = (useLocation().state ?? {}) as NavigationState;
  const [params] = useSearchParams();
  const appointmentId = idOf(state.appointmentId ?? params.get('appointment'));
  const code = appointmentId ? undefined : idOf(state.appointmentCode);
  const patientId = idOf(state.patientId ?? params.get('patient'));

  const isAsked = appointmentId !== undefined || code !== undefined;
  const appointment = useAppointment({ id: appointmentId, code });
  const found = appointment.data;
  const patient = usePatient(isAsked ? undefined : patientId);

  const isWaiting = appointment.isLoading || patient.isLoading;
  const wrong =
    (appointment.error && clinicalTexts.unknownAppointment) ??
    (patient.error && clinicalTexts.unknownPatient);
  return {
    isReady: !isWaiting,
    wrong,
    asked: { appointment: appointmentId ?? code, patient: patientId },
    initial: {
      title: '',
      sessions: [],
      patient_id: found?.patient_id ?? (patient.error ? undefined : patientId),
      appointment_id: found?.id,
      doctor_id: found?.doctor_id,
    },
  };
}
