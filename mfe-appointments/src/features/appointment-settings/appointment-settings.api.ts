import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { Page } from '@ziba/shared/contracts/common';
import type { Holiday, ScheduleException, WorkingHours } from '@ziba/shared/contracts/schedule';
import useSWR, { type SWRResponse } from 'swr';

const settingsPath = '/appointments/settings';
const hoursPath = '/schedule/working-hours';
/** What free times follow from: all of it is read anew. */
const stale = ['/schedule', '/schedule/doctor-availability'];

/** What the clinic settled about its appointments. */
export function useAppointmentSettings(): SWRResponse<AppointmentSettings, ApiError> {
  const key = [settingsPath, settingsPath] satisfies ResourceKey;
  return useSWR<AppointmentSettings, ApiError>(key);
}

/** Saves a part of the settings; what is not named stays. */
export function useSaveSettings() {
  const invalidate = useInvalidate();
  return async (part: Partial<AppointmentSettings>) => {
    await api.put<AppointmentSettings>(settingsPath, part);
    await invalidate(settingsPath, ...stale);
  };
}

/** The hours of a doctor, or of the clinic (null); a doctor without any is answered the clinic's. */
export function useWorkingHours(
  doctorId: number | null,
): SWRResponse<Page<WorkingHours>, ApiError> {
  const query = doctorId === null ? {} : { doctor_id: doctorId };
  const key = [hoursPath, hoursPath, query] satisfies ResourceKey;
  return useSWR<Page<WorkingHours>, ApiError>(key);
}

type Hour = Omit<WorkingHours, 'doctor_id'>;

/** Replaces all hours of a doctor or of the clinic; none at all goes back to what applied before. */
export function useSaveHours() {
  const invalidate = useInvalidate();
  return async (doctorId: number | null, hours: readonly Hour[]) => {
    await api.put(hoursPath, { doctor_id: doctorId, hours });
    await invalidate(hoursPath, ...stale);
  };
}

/** Leave, closures and extra hours. */
export const exceptions = createResource<ScheduleException, object>('/schedule/exceptions', {
  listPath: '/schedule/exceptions',
  touches: stale,
});

/** Official holidays; one may be kept open. */
export const holidays = createResource<Holiday, object>('/schedule/holidays', {
  listPath: '/schedule/holidays',
  touches: stale,
});
