import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  ScheduleException,
  WorkingHours,
  workingHoursPage,
} from '@ziba/shared/contracts/schedule';
import { todayIso } from '@ziba/shared/format/date';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const hoursPath = '/schedule/working-hours';
/** Working hours with the version that an edit is based on. */
export type HoursAnswer = z.output<typeof workingHoursPage>;

/** The working hours of a doctor; those of the clinic for a doctor without own ones. */
export const useWorkingHours = (doctorId: number): SWRResponse<HoursAnswer, ApiError> =>
  useSWR<HoursAnswer, ApiError>([
    hoursPath,
    hoursPath,
    { doctor_id: doctorId },
  ] satisfies ResourceKey);

interface SentHours {
  doctorId: number;
  hours: readonly Omit<WorkingHours, 'doctor_id'>[];
  /** The version that the change is based on. */
  version: number | undefined;
  choices?: BookingChoice[];
}

/** Replaces all hours of a doctor; what follows from the calendar is read again. */
export function useSaveHours() {
  const invalidate = useInvalidate();
  return async ({ doctorId, ...sent }: SentHours) => {
    await api.put(hoursPath, { doctor_id: doctorId, ...sent });
    await invalidate(hoursPath, '/schedule', '/appointments');
  };
}

/** Leave, closures and extra hours of a doctor from today on. */
export const useAbsences = (doctorId: number): SWRResponse<Page<ScheduleException>, ApiError> =>
  useSWR<Page<ScheduleException>, ApiError>([
    '/schedule/exceptions',
    '/schedule/exceptions',
    { doctor_id: doctorId, from: todayIso(), limit: 100 },
  ] satisfies ResourceKey);
