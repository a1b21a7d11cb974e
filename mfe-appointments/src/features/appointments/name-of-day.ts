import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { common } from '@ziba/shared/messages';
import { m } from './messages';

/** `امروز`, `فردا`, or the weekday with its date; of a time within the next two weeks. */
export function nameOfDay(start: string): string {
  const day = todayIso(new Date(start));
  const today = todayIso();
  if (day === today) return common.today;
  if (day === addDays(today, 1)) return m.tomorrow;
  // The year is left out: all days lie in the next two weeks.
  return formatLongDay(day).split(' ').slice(0, -1).join(' ');
}
