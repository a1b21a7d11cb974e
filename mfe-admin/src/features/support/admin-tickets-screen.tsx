import { TicketsScreen } from './tickets-screen';

/** The list of the tickets of all clinics, for the platform. */
export function AdminTicketsScreen() {
  return <TicketsScreen area="admin" />;
}
