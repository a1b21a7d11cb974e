import { TicketScreen } from './ticket-screen';

/** The conversation of a ticket, as the clinic sees it. */
export function ClinicTicketScreen() {
  return <TicketScreen area="clinic" />;
}
