import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { m } from './messages';

/** The day of a session in words with its time, or says that it has no time yet. */
export function sessionTime({ date, time, starts_at }: TreatmentSession): string {
  const day = formatLongDay(date);
  return time === null ? m.hourOpen(day) : m.at(day, formatTime(starts_at));
}
