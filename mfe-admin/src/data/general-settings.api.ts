import { api, type ApiError } from '@ziba/shared/api/client';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { GeneralSettings, GeneralSettingsUpdate } from '@ziba/shared/contracts/settings';
import useSWR, { type SWRResponse } from 'swr';

const path = '/settings/general';

/** The general settings of the product. */
export const useGeneralSettings = (): SWRResponse<GeneralSettings, ApiError> =>
  useSWR<GeneralSettings, ApiError>([path, path]);

/** Reads the general settings once, such as for a printed document. */
export const readGeneralSettings = () => api.get<GeneralSettings>(path);

/** Saves the settings that were changed. */
export function useSaveGeneralSettings() {
  const invalidate = useInvalidate();
  return async (changes: GeneralSettingsUpdate): Promise<void> => {
    // The texts fix the id of the only row.
    await api.post(`${path}/1`, changes);
    await invalidate(path);
  };
}
