import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../../api/client';
import type { ResourceKey } from '../../api/fetch-key';
import type { Page } from '../../contracts/lists';
import type { Slot } from '../../contracts/schedule';

/** How long a booking takes: as long as its service, or `duration` minutes. */
export interface Length {
  serviceId?: number;
  duration?: number;
}

/** A length as the calls of the calendar take it. */
export const lengthQuery = ({ serviceId, duration }: Length) => ({
  ...(serviceId !== undefined && { service_id: serviceId }),
  ...(duration !== undefined && { duration }),
});

/** Every slot of a doctor's day (`YYYY-MM-DD`) with its state; nothing is asked without a day. */
export function useAvailability(
  doctorId: number,
  date: string | undefined,
  length: Length = {},
): SWRResponse<Page<Slot>, ApiError> {
  const query = { doctor_id: doctorId, date, ...lengthQuery(length) };
  const key = ['/schedule', '/schedule/doctor-availability', query] satisfies ResourceKey;
  return useSWR<Page<Slot>, ApiError>(date === undefined ? null : key);
}
