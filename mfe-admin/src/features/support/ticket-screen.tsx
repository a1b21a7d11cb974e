import type { Area } from '@ziba/shared/contracts/section-levels';
import type { Ticket } from '@ziba/shared/contracts/tickets';
import { formatText } from '@ziba/shared/format/text';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useParams } from 'react-router-dom';
import { useTicket } from '../../data/tickets.api';
import { ticketAddresses } from './addresses';
import { m } from './messages';
import { TicketActions } from './ticket-actions';
import { TicketChat } from './ticket-chat';
import { TicketFacts } from './ticket-facts';

/** The id or the code of the ticket in the address, without the sign before it. */
const useTicketParam = () => (useParams().id ?? '').replace(/^#/, '');

/** The conversation of a ticket, for the clinic and for the platform. */
export function TicketScreen({ area }: { area: Area }) {
  const { record, reply, close, reopen } = useTicket(useTicketParam());
  const headOf = (ticket: Ticket) => ({
    title: formatText(ticket.subject),
    hint: <TicketFacts ticket={ticket} area={area} />,
    actions: <TicketActions ticket={ticket} onClose={close} onReopen={reopen} />,
  });
  return (
    <RecordScreen
      record={record}
      title={m.ticket}
      back={{ to: ticketAddresses(area).list, label: m.backToList }}
      head={headOf}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      explain={() => m.loadFailed}
    >
      {(ticket) => <TicketChat ticket={ticket} area={area} onReply={reply} />}
    </RecordScreen>
  );
}
