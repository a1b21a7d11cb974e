import type { Area } from '@ziba/shared/contracts/section-levels';
import { ticketTexts, type Ticket, type TicketReplyInput } from '@ziba/shared/contracts/tickets';
import { formatText } from '@ziba/shared/format/text';
import { Chat } from '@ziba/shared/ui/chat/chat';
import { Link } from 'react-router-dom';
import { newTicket } from './addresses';
import { conversationOf } from './conversation';
import { m } from './messages';

interface Props {
  ticket: Ticket;
  area: Area;
  onReply: (input: TicketReplyInput) => Promise<void>;
}

/** The messages of the ticket and the box for the next one; a closed ticket takes none and says so. */
export function TicketChat({ ticket, area, onReply }: Props) {
  return (
    <Chat
      label={m.conversation(formatText(ticket.subject))}
      messages={conversationOf(ticket, area)}
      draft={`ticket-${ticket.id}`}
      folder="general"
      closed={ticket.status === 'closed' && <Closed area={area} />}
      onSend={(message, files) => onReply({ message, attachment: [...files] })}
    />
  );
}

/** Why nothing can be written any more; the clinic is led to a new ticket. */
function Closed({ area }: Pick<Props, 'area'>) {
  return (
    <>
      {ticketTexts.closed}
      {area === 'clinic' && (
        <>
          {' '}
          <Link to={newTicket}>{m.create}</Link>
        </>
      )}
    </>
  );
}
