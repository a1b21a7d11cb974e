import { addDays } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import { moveByJalaliMonths } from '../../format/jalali';

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/**
 * Where a key leads from a day in a month that runs from right to left: left is the next day, Home and
 * End are the ends of the week, PageUp and PageDown change the month, with Shift the year. Null when the
 * key leads nowhere.
 */
export function dayAfter(iso: string, { key, shiftKey }: Pressed): string | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(iso, 1);
    case 'ArrowRight':
      return addDays(iso, -1);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'Home':
      return addDays(iso, -weekdayOf(iso));
    case 'End':
      return addDays(iso, 6 - weekdayOf(iso));
    case 'PageUp':
      return moveByJalaliMonths(iso, -months);
    case 'PageDown':
      return moveByJalaliMonths(iso, months);
    default:
      return null;
  }
}
