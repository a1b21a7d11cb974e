import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type {
  Ticket,
  TicketInput,
  TicketReplyInput,
  TicketRow,
} from '@ziba/shared/contracts/tickets';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

const path = '/tickets';
const changeEvent = 'ticket.changed';

/** The tickets that the user may see, updated live. */
export const tickets = createResource<TicketRow, TicketInput>(path, { liveEvents: [changeEvent] });

/**
 * One ticket with its messages, by its id or its code, updated live, and what can be done with it. What the other
 * side wrote counts as read once it is here.
 */
export function useTicket(idOrCode: string) {
  const url = `${path}/${encodeURIComponent(idOrCode)}`;
  const key = [path, url] satisfies ResourceKey;
  const record = useSWR<Ticket, ApiError>(key);
  const { data, mutate } = record;
  useLive([changeEvent], (event) => {
    // A call without an event means that some may have been missed.
    if (!event || event.data.id === data?.id) void mutate();
  });

  /** Sends a change once; the ticket of the answer is shown in place of the one before. */
  const change = async (action: 'reply' | 'close' | 'reopen', input?: TicketReplyInput) => {
    const target = `${url}/${action}`;
    const changed = await sendOnce(target, input ?? null, (idempotencyKey) =>
      api.post<Ticket>(target, input, { idempotencyKey }),
    );
    await mutate(changed, { revalidate: false });
  };
  const invalidate = useInvalidate();
  const isUnread = data?.is_unread ?? false;
  const newest = data?.messages.at(-1)?.id;
  const markRead = useEffectEvent(async () => {
    try {
      await mutate(await api.post<Ticket>(`${url}/read`), { revalidate: false });
      await invalidate(path);
    } catch {
      // The mark stays in the lists, and the next reading of the ticket tries again.
    }
  });
  useEffect(() => {
    if (isUnread) void markRead();
  }, [isUnread, newest]);

  return {
    record,
    reply: (input: TicketReplyInput) => change('reply', input),
    close: () => change('close'),
    reopen: () => change('reopen'),
  };
}
