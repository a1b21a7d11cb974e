import type { Area } from '@ziba/shared/contracts/section-levels';
import type { Ticket, TicketMessage, TicketTurn } from '@ziba/shared/contracts/tickets';
import type { ChatMessage } from '@ziba/shared/ui/chat/chat';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { m } from './messages';

/** What the clinic's side writes is `user`, what the platform's writes is `system`. */
const ownSenders = { clinic: 'user', admin: 'system' } as const;

const messageOf =
  (area: Area) =>
  ({ id, message, attachment, sender_type, sender, createdAt }: TicketMessage): ChatMessage => ({
    id,
    side: sender_type === ownSenders[area] ? 'own' : 'other',
    sender: sender?.profile.fullName || (sender_type === 'system' ? m.support : m.someone),
    text: message,
    at: createdAt,
    attachments: attachment && <StoredFiles label={m.files} names={attachment} />,
  });

const noteOf = ({ action, at, by }: TicketTurn): ChatMessage => ({
  id: `${action} ${at}`,
  side: 'note',
  sender: '',
  text: m.turns[action](by ?? m.someone),
  at,
});

/** The messages of a ticket and what happened to it, the oldest first, as one side sees them. */
export function conversationOf({ messages, turns }: Ticket, area: Area): ChatMessage[] {
  const all = [...messages.map(messageOf(area)), ...turns.map(noteOf)];
  return all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
