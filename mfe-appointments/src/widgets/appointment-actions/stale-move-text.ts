import type { StaleMove } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime, formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

/** Says who changed the appointment, and its time and doctor now. */
export function staleMoveText({ changed_by, changed_at, appointment }: StaleMove): string {
  const { start, doctor, arrived_at } = appointment;
  const [name, when] = [formatText(changed_by), formatDateTime(changed_at)];
  return [
    name ? m.changedBy(name, when) : m.changedAt(when),
    m.isNowAt(m.when(formatLongDay(start), formatTime(start)), formatText(doctor.profile.fullName)),
    arrived_at && m.hasArrived,
  ]
    .filter(Boolean)
    .join(' ');
}
