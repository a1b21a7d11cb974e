import { api } from '@ziba/shared/api/client';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import { todayIso } from '@ziba/shared/format/date';

/** Appointments that a plan can still belong to. */
const isLive = ({ status }: AppointmentDetails) => status !== 'canceled' && status !== 'no_show';

/** The appointments of a patient from today on; none where they cannot be asked for. */
export async function readAppointmentsOf(
  patientId: number,
): Promise<readonly AppointmentDetails[]> {
  const today = todayIso();
  const all = await api
    .get<Page<AppointmentDetails>>(`/appointments/by-patient/${patientId}`)
    .catch(() => null);
  return (all?.data ?? []).filter(
    (one) => isLive(one) && todayIso(new Date(one.appointment_datetime)) >= today,
  );
}

/** All of a patient's appointments that stand, the newest first. */
export async function readAllAppointmentsOf(patientId: number, signal: AbortSignal) {
  const path = `/appointments/by-patient/${patientId}`;
  const all = await api.get<Page<AppointmentDetails>>(path, undefined, { signal });
  return all.data.filter(isLive);
}

/** Appointments that hold the words: a code, a name. */
export async function searchAppointments(words: string, signal: AbortSignal) {
  const query = { search: words, limit: 8 };
  const found = await api.get<Page<AppointmentDetails>>('/appointments', query, {
    signal,
  });
  return found.data.filter(isLive);
}

/** Appointments of today. */
export async function readTodays(signal: AbortSignal) {
  const found = await api.get<Page<AppointmentDetails>>('/appointments/today', undefined, {
    signal,
  });
  return found.data.filter(isLive);
}
