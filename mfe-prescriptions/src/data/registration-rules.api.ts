import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { StoredAppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import useSWR from 'swr';

const path = '/appointments/settings';

/**
 * Whether the clinic allows filling in most fields of a new patient later; false until its settings are read, because the
 * server decides in the end. Nothing is asked for a patient who is edited.
 */
export function useMayCompleteLater(isNew: boolean): boolean {
  const key = isNew ? ([path, path] satisfies ResourceKey) : null;
  return useSWR<StoredAppointmentSettings, ApiError>(key).data?.patient_details_later ?? false;
}
