import { TicketsScreen } from './tickets-screen';

/** The list of the tickets of the clinic (text 3 §2). */
export function ClinicTicketsScreen() {
  return <TicketsScreen area="clinic" />;
}
