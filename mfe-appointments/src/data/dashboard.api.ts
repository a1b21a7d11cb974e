import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import type { DashboardFigures, DayCount } from '@ziba/shared/contracts/dashboard';
import type { Holiday } from '@ziba/shared/contracts/schedule';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import useSWR, { type SWRResponse } from 'swr';

/**
 * All appointments of a day (`YYYY-MM-DD`), in the order of their time; `doctorId` 0 is everybody's
 * (text 2 §7). Nothing is shown until the day itself is known: another day's rows would mislead.
 */
export function useAppointmentsOf(
  day: string,
  doctorId: number,
): SWRResponse<Page<AppointmentDetails>, ApiError> {
  // Times are booked on quarters of an hour, so nothing begins in the last minute.
  const query = {
    start: tehranInstant(day, '00:00'),
    end: tehranInstant(day, '23:59'),
    id: doctorId,
  };
  const key = ['/appointments', '/appointments/by-range', query] satisfies ResourceKey;
  return useSWR<Page<AppointmentDetails>, ApiError>(key);
}

/** Days of a calendar, both ends included (`YYYY-MM-DD`). */
export interface Days {
  from: string;
  to: string;
}

/** How many appointments each of the days has; asked once the days are known. */
export function useDayCounts(days: Days | undefined): SWRResponse<Page<DayCount>, ApiError> {
  const key = days && (['/appointments', '/appointments/day-counts', { ...days }] as const);
  return useSWR<Page<DayCount>, ApiError>((key ?? null) as ResourceKey | null, {
    keepPreviousData: true,
  });
}

/** The holidays among the days. */
export function useHolidays(days: Days | undefined): SWRResponse<Page<Holiday>, ApiError> {
  const query = days && { ...days, limit: 100 };
  const key = query && (['/schedule/holidays', '/schedule/holidays', query] as const);
  return useSWR<Page<Holiday>, ApiError>((key ?? null) as ResourceKey | null, {
    keepPreviousData: true,
  });
}

/** The figures that lead to lists, in one answer. */
export function useFigures(): SWRResponse<DashboardFigures, ApiError> {
  const key = ['/dashboard', '/dashboard/figures'] satisfies ResourceKey;
  return useSWR<DashboardFigures, ApiError>(key);
}
