import { ApiError } from '@ziba/shared/api/client';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { useRef } from 'react';
import {
  readAllAppointmentsOf,
  readAppointment,
  readAppointmentByCode,
  readTodays,
  searchAppointments,
} from '../../data/read-appointments.api';
import { m } from './messages';
import type { PlanValues } from './plan-schema';

export type ChosenAppointment = Pick<AppointmentDetails, 'id' | 'patient_id' | 'doctor_id'>;

interface Props {
  /** The patient whose appointments are offered first. */
  patientId?: number;
  disabled?: boolean;
  /** Called with the chosen appointment, to fill patient and doctor. */
  onAppointment: (appointment: ChosenAppointment | null) => void;
}

const choiceOf = (one: AppointmentDetails) => ({
  value: one.id,
  label: m.appointmentOf(toPersianDigits(one.appointment_code)),
  detail: m.appointmentDetail(
    one.client.full_name,
    formatDateTime(one.appointment_datetime),
    one.doctor.profile.fullName,
  ),
});

const labelOf = async (id: string) => {
  const { appointment_code } = await readAppointment(id);
  return m.appointmentOf(toPersianDigits(appointment_code));
};

/** The appointment with a complete code. Throws with the message of the texts if there is none. */
async function byCode(code: string, signal: AbortSignal): Promise<readonly AppointmentDetails[]> {
  try {
    return [await readAppointmentByCode(code, signal)];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      throw new Error(clinicalTexts.unknownAppointment, { cause: error });
    }
    throw error;
  }
}

/** Chooses an appointment by its code or its patient; the value is the id. */
export function AppointmentField({ patientId, disabled, onAppointment }: Props) {
  const known = useRef(new Map<number, AppointmentDetails>());
  const search = async (words: string, signal: AbortSignal) => {
    const code = toLatinDigits(words).trim();
    const ask = () => {
      if (/^\d{5,}$/.test(code)) return byCode(code, signal);
      if (words.trim()) return searchAppointments(words, signal);
      return patientId ? readAllAppointmentsOf(patientId, signal) : readTodays(signal);
    };
    const found = await ask();
    for (const one of found) known.current.set(one.id, one);
    return found.map(choiceOf);
  };

  return (
    <ComboboxField<PlanValues>
      name="appointment_id"
      label={m.appointment}
      hint={m.appointmentHint}
      placeholder={m.appointmentPlaceholder}
      disabled={disabled}
      source={search}
      labelOf={labelOf}
      onChoice={(choice) =>
        onAppointment(choice ? (known.current.get(Number(choice.value)) ?? null) : null)
      }
    />
  );
}
