import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type { StoredPatientSettings } from '@ziba/shared/contracts/patient-settings';
import useSWR, { type SWRResponse } from 'swr';

const path = '/patients/settings';

/** The clinic's settings of patients; read again when another user changes them. */
export function usePatientSettings(): SWRResponse<StoredPatientSettings, ApiError> {
  const answer = useSWR<StoredPatientSettings, ApiError>([path, path] satisfies ResourceKey);
  useLive(['settings.changed'], () => void answer.mutate());
  return answer;
}

/** Saves the settings that changed; the others stay. */
export function useSavePatientSettings() {
  const invalidate = useInvalidate();
  return async (changes: object) => {
    await api.put(path, changes);
    await invalidate('/patients');
    await invalidate(path);
  };
}
