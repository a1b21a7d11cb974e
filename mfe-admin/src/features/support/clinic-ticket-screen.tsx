import { TicketScreen } from './ticket-screen';

/** The conversation of a ticket, as the clinic sees it (text 3 §2). */
export function ClinicTicketScreen() {
  return <TicketScreen area="clinic" />;
}
