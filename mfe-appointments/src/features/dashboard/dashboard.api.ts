import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Appointment } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/common';
import useSWR, { type SWRResponse } from 'swr';
import { dayRange } from './day-range';

/**
 * All appointments of a day (`YYYY-MM-DD`), in the order of their time; `doctorId` 0 is everybody's
 * (text 2 §7). Nothing is shown until the day itself is known: another day's rows would mislead.
 */
export function useAppointmentsOf(
  day: string,
  doctorId: number,
): SWRResponse<Page<Appointment>, ApiError> {
  const query = { ...dayRange(day), id: doctorId };
  const key = ['/appointments', '/appointments/by-range', query] satisfies ResourceKey;
  return useSWR<Page<Appointment>, ApiError>(key);
}
