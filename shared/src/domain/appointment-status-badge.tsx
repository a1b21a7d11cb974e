import { Status, type StatusValue } from './status/status';

interface Props {
  status: StatusValue<'appointment'>;
}

/** The status of an appointment in a word, a drawing and a colour. */
export function AppointmentStatusBadge({ status }: Props) {
  return <Status of="appointment" value={status} />;
}
