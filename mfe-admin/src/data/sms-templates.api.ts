import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  SmsSample,
  SmsTemplate,
  smsTemplateInput,
  smsTemplateUpdate,
} from '@ziba/shared/contracts/sms-templates';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const path = '/sms/templates';
const samplePath = '/sms/templates/sample';

/** The texts that the clinic sends automatically. */
export const useSmsTemplates = (): SWRResponse<Page<SmsTemplate>, ApiError> =>
  useSWR<Page<SmsTemplate>, ApiError>([path, path] satisfies ResourceKey);

/** The values for the keys of a text: those of the latest appointment, or an example. */
export const useSmsSample = (): SWRResponse<SmsSample, ApiError> =>
  useSWR<SmsSample, ApiError>([samplePath, samplePath] satisfies ResourceKey);

/** Saves the clinic's first text of an event or a further reminder, or changes the text with `id`. */
export function useSaveTemplate() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(path);
  return {
    add: async (input: z.input<typeof smsTemplateInput>): Promise<void> => {
      await createOnce(input, (idempotencyKey) =>
        api.post<SmsTemplate>(path, input, { idempotencyKey }),
      );
      await invalidate(path);
    },
    change: async (id: number, changes: z.input<typeof smsTemplateUpdate>): Promise<void> => {
      await api.post<SmsTemplate>(`${path}/${id}`, changes);
      await invalidate(path);
    },
  };
}
