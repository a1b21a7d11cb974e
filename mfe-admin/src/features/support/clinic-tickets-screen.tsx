import { TicketsScreen } from './tickets-screen';

/** The list of the tickets of the clinic. */
export function ClinicTicketsScreen() {
  return <TicketsScreen area="clinic" />;
}
