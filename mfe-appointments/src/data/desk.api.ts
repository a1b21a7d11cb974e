import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import useSWR, { type SWRResponse } from 'swr';

/** All appointments that there are, page by page. */
export const appointments = createResource<AppointmentDetails>('/appointments', {
  listPath: '/appointments',
});

/** The sessions of treatment plans on a day of Tehran, `YYYY-MM-DD`. */
export function useSessionsOf(day: string): SWRResponse<Page<TreatmentSession>, ApiError> {
  return useSWR<Page<TreatmentSession>, ApiError>([
    '/treatmentSessions',
    '/treatmentSessions/filterByDateRange',
    { start: day, end: day },
  ] satisfies ResourceKey);
}
