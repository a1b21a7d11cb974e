import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type {
  AppointmentSettings,
  StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type {
  Holiday,
  ScheduleException,
  WorkingHours,
  workingHoursPage,
} from '@ziba/shared/contracts/schedule';
import type { Changes } from '@ziba/shared/ui/forms/form';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const settingsPath = '/appointments/settings';
const hoursPath = '/schedule/working-hours';
export const exceptionsPath = '/schedule/exceptions';
export const holidaysPath = '/schedule/holidays';
/** What follows from the calendar, free times and marked bookings: all of it is read anew. */
const stale = [
  ...['/schedule', '/schedule/doctor-availability'],
  ...['/appointments', '/treatmentSessions', '/treatmentPlans'],
];

/** What the clinic settled about its appointments; read anew when somebody else changes it. */
export function useAppointmentSettings(): SWRResponse<StoredAppointmentSettings, ApiError> {
  const key = [settingsPath, settingsPath] satisfies ResourceKey;
  const answer = useSWR<StoredAppointmentSettings, ApiError>(key);
  useLive(['settings.changed'], () => void answer.mutate());
  return answer;
}

/** Saves a part of the settings; what is not named stays. */
export function useSaveSettings() {
  const invalidate = useInvalidate();
  return async (part: Changes<AppointmentSettings>) => {
    await api.put<AppointmentSettings>(settingsPath, part);
    await invalidate(settingsPath, ...stale);
  };
}

/**
 * The hours of a doctor, or of the clinic (null); a doctor without any is answered the clinic's. Read
 * anew when somebody else changes them.
 */
export function useWorkingHours(doctorId: number | null): SWRResponse<HoursAnswer, ApiError> {
  const query = doctorId === null ? {} : { doctor_id: doctorId };
  const key = [hoursPath, hoursPath, query] satisfies ResourceKey;
  const answer = useSWR<HoursAnswer, ApiError>(key);
  useLive(['settings.changed'], () => void answer.mutate());
  return answer;
}

type HoursAnswer = z.output<typeof workingHoursPage>;
type Hour = Omit<WorkingHours, 'doctor_id'>;

interface SentHours {
  /** Null: those of the clinic. */
  doctorId: number | null;
  hours: readonly Hour[];
  /** The version that the change is based on. */
  version: number | undefined;
  choices?: BookingChoice[];
}

/** Replaces all hours of a doctor or of the clinic; none at all goes back to what applied before. */
export function useSaveHours() {
  const invalidate = useInvalidate();
  return async ({ doctorId, ...sent }: SentHours) => {
    await api.put(hoursPath, { doctor_id: doctorId, ...sent });
    await invalidate(hoursPath, ...stale);
  };
}

/** Takes a row off the calendar, with what becomes of the bookings that it leaves outside of all hours. */
export function useRemoveFromCalendar(path: typeof exceptionsPath | typeof holidaysPath) {
  const invalidate = useInvalidate();
  return async (id: number, choices?: BookingChoice[]) => {
    await api.remove(`${path}/${id}`, choices && { body: { choices } });
    await invalidate(path, ...stale);
  };
}

/** Leave, closures and extra hours. */
export const exceptions = createResource<ScheduleException, object>(exceptionsPath, {
  listPath: exceptionsPath,
  touches: stale,
  entity: 'schedule_exceptions',
});

/** Official holidays; one may be kept open. */
export const holidays = createResource<Holiday, object>(holidaysPath, {
  listPath: holidaysPath,
  touches: stale,
  entity: 'holidays',
});
