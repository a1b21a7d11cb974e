import { api } from '@ziba/shared/api/client';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import { todayIso } from '@ziba/shared/format/date';
import { takesPlace } from '@ziba/shared/contracts/takes-place';

/** The appointments of a patient from today on; an empty list if they cannot be read. */
export async function readAppointmentsOf(
  patientId: number,
): Promise<readonly AppointmentDetails[]> {
  const today = todayIso();
  const all = await api
    .get<Page<AppointmentDetails>>(`/appointments/by-patient/${patientId}`)
    .catch(() => null);
  return (all?.data ?? []).filter(
    (one) => takesPlace(one) && todayIso(new Date(one.appointment_datetime)) >= today,
  );
}

/** All appointments of a patient that take place, the newest first. */
export async function readAllAppointmentsOf(patientId: number, signal: AbortSignal) {
  const path = `/appointments/by-patient/${patientId}`;
  const all = await api.get<Page<AppointmentDetails>>(path, undefined, { signal });
  return all.data.filter(takesPlace);
}

/** The first appointments that match a code or a name. */
export async function searchAppointments(words: string, signal: AbortSignal) {
  const query = { search: words, limit: 8 };
  const found = await api.get<Page<AppointmentDetails>>('/appointments', query, {
    signal,
  });
  return found.data.filter(takesPlace);
}

/** Today's appointments that take place. */
export async function readTodays(signal: AbortSignal) {
  const found = await api.get<Page<AppointmentDetails>>('/appointments/today', undefined, {
    signal,
  });
  return found.data.filter(takesPlace);
}

/** One appointment by its id. */
export const readAppointment = (id: string) => api.get<AppointmentDetails>(`/appointments/${id}`);

/** The appointment with a code. Throws an `ApiError` with status 404 if there is none. */
export const readAppointmentByCode = (code: string, signal?: AbortSignal) =>
  api.get<AppointmentDetails>(`/appointments/by-code/${encodeURIComponent(code)}`, undefined, {
    signal,
  });
