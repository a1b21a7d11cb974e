import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

/** How many appointments a search offers. */
const limit = 8;

/**
 * The first appointments whose code, patient (name or national code), doctor or service match the words; those of
 * today while there are no words. A doctor gets only their own.
 */
export function useAppointmentSearch(
  words: string,
): SWRResponse<Page<AppointmentDetails>, ApiError> {
  const query = { search: words, limit, sort: '-appointment_datetime' };
  const key = (
    words ? ['/appointments', '/appointments', query] : ['/appointments', '/appointments/today']
  ) satisfies ResourceKey;
  return useSWR<Page<AppointmentDetails>, ApiError>(key);
}

/** One appointment; sends nothing while the id is undefined. */
export function useAppointment(id: number | undefined): SWRResponse<AppointmentDetails, ApiError> {
  const key = ['/appointments', `/appointments/${id}`] satisfies ResourceKey;
  return useSWR<AppointmentDetails, ApiError>(id === undefined ? null : key);
}
