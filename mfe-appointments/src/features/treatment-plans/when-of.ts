import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { m } from './messages';

/** Day and hour of a session as they are read; says so where the hour is still open. */
export function whenOf({
  date,
  time,
  starts_at,
}: Pick<TreatmentSession, 'date' | 'time' | 'starts_at'>) {
  return time === null ? `${formatDay(date)}\u060c ${m.timeOpen}` : formatDateTime(starts_at);
}
