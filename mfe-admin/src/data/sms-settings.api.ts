import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { SmsSettings, smsSettingsUpdate } from '@ziba/shared/contracts/sms-settings';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const path = '/sms/settings';

/** The hours of the day in which the clinic sends advertising. */
export const useSmsSettings = (): SWRResponse<SmsSettings, ApiError> =>
  useSWR<SmsSettings, ApiError>([path, path] satisfies ResourceKey);

/** Saves the hours that were changed; the forms that send read them again. */
export function useSaveSmsSettings() {
  const invalidate = useInvalidate();
  return async (changes: Partial<z.input<typeof smsSettingsUpdate>>): Promise<void> => {
    await api.put(path, changes);
    await invalidate(path, '/sms/summary');
  };
}
