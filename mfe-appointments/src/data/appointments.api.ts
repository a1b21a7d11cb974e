import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import type { DayCount } from '@ziba/shared/contracts/dashboard';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import useSWR, { type SWRResponse } from 'swr';

/** All appointments of the clinic, page by page. */
export const appointments = createResource<AppointmentDetails>('/appointments', {
  listPath: '/appointments',
});

/** One appointment, by its id or its code; nothing is asked while both are undefined. */
export function useAppointment({
  id,
  code,
}: {
  id?: number;
  code?: number;
}): SWRResponse<AppointmentDetails, ApiError> {
  const path = id === undefined ? `/appointments/by-code/${code}` : `/appointments/${id}`;
  const isAsked = id !== undefined || code !== undefined;
  return useSWR<AppointmentDetails, ApiError>(
    isAsked ? (['/appointments', path] satisfies ResourceKey) : null,
  );
}

/** Today's appointments, those who wait first; doctors get their own only. */
export function useTodaysAppointments(): SWRResponse<Page<AppointmentDetails>, ApiError> {
  const key = ['/appointments', '/appointments/today'] satisfies ResourceKey;
  return useSWR<Page<AppointmentDetails>, ApiError>(key);
}

/**
 * All appointments of a day (`YYYY-MM-DD`) in the order of their times; `doctorId` 0 means all doctors
 *. While a day is read, no rows of another day are returned.
 */
export function useAppointmentsOf(
  day: string,
  doctorId: number,
): SWRResponse<Page<AppointmentDetails>, ApiError> {
  // Times are booked on quarters of an hour, so no appointment begins in the last minute.
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

/** How many appointments each of the days has; nothing is asked while the days are undefined. */
export function useDayCounts(days: Days | undefined): SWRResponse<Page<DayCount>, ApiError> {
  const key = days && (['/appointments', '/appointments/day-counts', { ...days }] as const);
  return useSWR<Page<DayCount>, ApiError>((key ?? null) as ResourceKey | null, {
    keepPreviousData: true,
  });
}
