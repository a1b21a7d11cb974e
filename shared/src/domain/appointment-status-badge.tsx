import { appointmentStatusLabels } from '../contracts/appointment-texts';
import type { IconName } from '../ui/icon';
import { StatusBadge, type StatusTone } from '../ui/status-badge';

interface Props {
  status: keyof typeof appointmentStatusLabels;
}

/** Colours of text 2 §4; each has its own drawing, so that colour never speaks alone. */
const looks: Record<Props['status'], { tone: StatusTone; icon: IconName }> = {
  waiting: { tone: 'neutral', icon: 'clock' },
  visiting: { tone: 'info', icon: 'prescriptions' },
  done: { tone: 'success', icon: 'success' },
  canceled: { tone: 'danger', icon: 'error' },
  no_show: { tone: 'warning', icon: 'warning' },
};

/** The status of an appointment in a word, a drawing and a colour. */
export function AppointmentStatusBadge({ status }: Props) {
  return <StatusBadge {...looks[status]} label={appointmentStatusLabels[status]} />;
}
