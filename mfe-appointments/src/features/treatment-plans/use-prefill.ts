import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { toLatinDigits } from '@ziba/shared/contracts/normalise';
import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { useLocation, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { PlanValues } from './plan-schema';

interface Handed {
  appointmentId?: unknown;
  appointmentCode?: unknown;
  patientId?: unknown;
}

interface Prefill {
  isReady: boolean;
  initial: Partial<PlanValues>;
  /** What was handed over, by the names of the address. */
  asked: { appointment?: number; patient?: number };
  /** What was handed over and is not there. */
  wrong?: string;
}

function idOf(value: unknown): number | undefined {
  const digits = toLatinDigits(String(value ?? ''));
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * What a plan begins with: appointment and patient from the navigation state (text 2 §2.9) or from the address
 * (`?patient=&appointment=`, ids). Each is looked up first; an appointment brings its patient and doctor.
 */
export function usePrefill(): Prefill {
  const state = (useLocation().state ?? {}) as Handed;
  const [params] = useSearchParams();
  const appointmentId = idOf(state.appointmentId ?? params.get('appointment'));
  const code = appointmentId ? undefined : idOf(state.appointmentCode);
  const patientId = idOf(state.patientId ?? params.get('patient'));

  const path = appointmentId ? `/appointments/${appointmentId}` : `/appointments/by-code/${code}`;
  const isAsked = appointmentId !== undefined || code !== undefined;
  const appointment = useSWR<AppointmentDetails, ApiError>(
    isAsked ? (['/appointments', path] satisfies ResourceKey) : null,
  );
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
