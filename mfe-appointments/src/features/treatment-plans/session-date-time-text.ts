import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { m } from './messages';

/** Day and time of a session in words; says so if the time is not fixed yet. */
export function sessionDateTimeText({
  date,
  time,
  starts_at,
}: Pick<TreatmentSession, 'date' | 'time' | 'starts_at'>) {
  return time === null ? `${formatDay(date)}\u060c ${m.timeOpen}` : formatDateTime(starts_at);
}
