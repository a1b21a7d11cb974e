import { TicketsScreen } from './tickets-screen';

/** The list of the tickets of all clinics, for the platform (text 1 §2.4). */
export function AdminTicketsScreen() {
  return <TicketsScreen area="admin" />;
}
