import { TicketScreen } from './ticket-screen';

/** The conversation of a ticket, as the platform sees it (text 1 §2.4). */
export function AdminTicketScreen() {
  return <TicketScreen area="admin" />;
}
