import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { IconName } from '@ziba/shared/ui/icon';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/status-badge';
import { m } from './messages';

interface Props {
  status: AppointmentStatus;
}

/** Colours of text 2 §4; each has its own drawing, so that colour never speaks alone. */
const looks: Record<AppointmentStatus, { tone: StatusTone; icon: IconName }> = {
  waiting: { tone: 'neutral', icon: 'clock' },
  visiting: { tone: 'info', icon: 'prescriptions' },
  done: { tone: 'success', icon: 'success' },
  canceled: { tone: 'danger', icon: 'error' },
  no_show: { tone: 'warning', icon: 'warning' },
};

/** The status of an appointment in a word, a drawing and a colour. */
export function AppointmentStatusBadge({ status }: Props) {
  return <StatusBadge {...looks[status]} label={m.statuses[status]} />;
}
