import { TicketScreen } from './ticket-screen';

/** The conversation of a ticket, as the platform sees it. */
export function AdminTicketScreen() {
  return <TicketScreen area="admin" />;
}
