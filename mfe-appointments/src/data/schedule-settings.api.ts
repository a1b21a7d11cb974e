import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  Holiday,
  ScheduleException,
  WorkingHours,
  workingHoursPage,
} from '@ziba/shared/contracts/schedule';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';
import { calendarRereads } from './calendar-rereads';

const hoursPath = '/schedule/working-hours';
export const exceptionsPath = '/schedule/exceptions';
export const holidaysPath = '/schedule/holidays';

/**
 * The working hours of a doctor, or of the clinic (null). For a doctor without own hours the server
 * answers the clinic's. They are read again when another user changes them.
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
  /** Null means the hours of the clinic. */
  doctorId: number | null;
  hours: readonly Hour[];
  /** The version that the change is based on. */
  version: number | undefined;
  choices?: BookingChoice[];
}

/** Replaces all hours of a doctor or of the clinic; an empty list goes back to what applied before. */
export function useSaveHours() {
  const invalidate = useInvalidate();
  return async ({ doctorId, ...sent }: SentHours) => {
    await api.put(hoursPath, { doctor_id: doctorId, ...sent });
    await invalidate(hoursPath, ...calendarRereads);
  };
}

/**
 * Removes a closure or holiday. `choices` says what happens to each booking that is then outside of all
 * working hours.
 */
export function useRemoveFromCalendar(path: typeof exceptionsPath | typeof holidaysPath) {
  const invalidate = useInvalidate();
  return async (id: number, choices?: BookingChoice[]) => {
    await api.remove(`${path}/${id}`, choices && { body: { choices } });
    await invalidate(path, ...calendarRereads);
  };
}

/** Leave, closures and extra hours. */
export const exceptions = createResource<ScheduleException, object>(exceptionsPath, {
  listPath: exceptionsPath,
  invalidates: calendarRereads,
  entity: 'schedule_exceptions',
});

/** Official holidays; one may be kept open. */
export const holidays = createResource<Holiday, object>(holidaysPath, {
  listPath: holidaysPath,
  invalidates: calendarRereads,
  entity: 'holidays',
});

/**
 * Holidays and days that are open in spite of the week, from a day to another (`YYYY-MM-DD`, both
 * included; without `to` all later ones). Nothing is asked while the days are undefined.
 */
export function useHolidays(
  days: { from: string; to?: string } | undefined,
): SWRResponse<Page<Holiday>, ApiError> {
  const key = days && (['/schedule', holidaysPath, { ...days, limit: 100 }] as const);
  return useSWR<Page<Holiday>, ApiError>((key ?? null) as ResourceKey | null, {
    keepPreviousData: true,
  });
}
