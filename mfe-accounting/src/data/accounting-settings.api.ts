import { api, type ApiError } from '@ziba/shared/api/client';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  accountingSettingsAnswer,
  accountingSettingsUpdate,
} from '@ziba/shared/contracts/accounting-settings';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

export const accountingSettingsPath = '/accounting/settings';

type Answer = z.output<typeof accountingSettingsAnswer>;

/** The values with which a new profile begins. */
export const useAccountingSettings = (): SWRResponse<Answer, ApiError> =>
  useSWR<Answer, ApiError>([accountingSettingsPath, accountingSettingsPath]);

/** Saves the settings that were changed. */
export function useSaveAccountingSettings() {
  const invalidate = useInvalidate();
  return async (changes: z.input<typeof accountingSettingsUpdate>): Promise<void> => {
    await api.put(accountingSettingsPath, changes);
    await invalidate(accountingSettingsPath);
  };
}
