import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { idOf } from '@ziba/shared/contracts/id-of';
import type {
  Broadcast,
  broadcastInput,
  SmsFilters,
  smsInput,
  SmsMessage,
  smsSent,
  SmsSummary,
} from '@ziba/shared/contracts/sms';
import type {
  NotificationInput,
  noticeRecipients,
  sentNotification,
} from '@ziba/shared/contracts/notifications';
import type { SmsAudienceCount, SmsReceiver } from '@ziba/shared/contracts/sms-receivers';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const messagesPath = '/sms/messages';
const broadcastsPath = '/sms/broadcasts';
export const messages = createResource<SmsMessage>(messagesPath, { listPath: messagesPath });
export const broadcasts = createResource<Broadcast>(broadcastsPath, { listPath: broadcastsPath });

const summaryPath = '/sms/summary';
const audiencesPath = '/sms/audiences';
/** How many users a notice to a clinic, or to all (undefined), would reach. */
export function useNoticeRecipients(clinicId: number | undefined) {
  const path = '/notifications/recipients';
  return useSWR<z.output<typeof noticeRecipients>, ApiError>([
    path,
    path,
    { clinicId },
  ] satisfies ResourceKey);
}

/** What shows other values after something was sent. */
const shown = [messagesPath, broadcastsPath, summaryPath];

const useRead = <Answer>(path: string): SWRResponse<Answer, ApiError> =>
  useSWR<Answer, ApiError>([path, path] satisfies ResourceKey);

/** The messages of this Jalali month, the remaining credit, and who sends them. */
export const useSmsSummary = () => useRead<SmsSummary>(summaryPath);

/** How many phones each group has; of patients only those whom the filters name. */
export const useAudiences = (
  filters: SmsFilters = {},
): SWRResponse<{ data: SmsAudienceCount[] }, ApiError> =>
  useSWR<{ data: SmsAudienceCount[] }, ApiError>(
    [audiencesPath, audiencesPath, filters] satisfies ResourceKey,
    { keepPreviousData: true },
  );

/** Searches whom one message can be sent to; without words answers the newest. */
export async function searchReceivers(words: string, signal?: AbortSignal): Promise<SmsReceiver[]> {
  const query = { search: words };
  return (await api.get<{ data: SmsReceiver[] }>('/sms/receivers', query, { signal })).data;
}

/** The kind and id of a receiver, or undefined for a text that names none: `patient-7`. */
function receiverQuery(key: string) {
  const [, kind, id] = /^(patient|user|clinic)-(\d+)$/.exec(key) ?? [];
  return kind && id ? { kind, id } : undefined;
}

/** One receiver by its key, such as `patient-7`; reads nothing for a text that names none. */
export function useReceiver(key: string): SWRResponse<{ data: SmsReceiver[] }, ApiError> {
  const query = receiverQuery(key);
  return useSWR<{ data: SmsReceiver[] }, ApiError>(
    query ? (['/sms/receivers', '/sms/receivers', query] satisfies ResourceKey) : null,
  );
}

/** The id in the key of a receiver, such as 7 of `clinic-7`; undefined for an empty one. */
export const idInKey = (key: string | null | undefined): number | undefined =>
  key ? idOf(key.replace(/^[a-z]+-/, '')) : undefined;

/** The name of a receiver by its key; '' if the caller cannot write to it. */
export async function receiverName(key: string): Promise<string> {
  const found = await api.get<{ data: SmsReceiver[] }>('/sms/receivers', receiverQuery(key) ?? {});
  return found.data[0]?.name ?? '';
}

/** Sends something once, however often the same is pressed, and reads again what shows it. */
function useSend<Input, Sent>(path: string) {
  const createOnce = useCreateKey(path);
  const invalidate = useInvalidate();
  return async (input: Input): Promise<Sent> => {
    const sent = await createOnce(input, (idempotencyKey) =>
      api.post<Sent>(path, input, { idempotencyKey }),
    );
    await invalidate(...shown);
    return sent;
  };
}

export const useSendSms = () =>
  useSend<z.input<typeof smsInput>, z.output<typeof smsSent>>(messagesPath);
export const useSendBroadcast = () =>
  useSend<z.input<typeof broadcastInput>, Broadcast>(broadcastsPath);
/** Writes a notice into the notifications of one clinic or of all. */
export const useSendNotice = () =>
  useSend<NotificationInput, z.output<typeof sentNotification>>('/notifications');
/** Sends the text of a message again, as a new message. */
export const useResend = (id: number) =>
  useSend<object, SmsMessage>(`${messagesPath}/${id}/resend`);
/** Sends nothing more of a broadcast. */
export const useStopBroadcast = (id: number) =>
  useSend<object, Broadcast>(`${broadcastsPath}/${id}/stop`);
