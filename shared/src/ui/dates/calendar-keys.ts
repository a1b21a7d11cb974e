import { addDays } from '../../format/day';
import { weekdayOf } from '../../format/weekday';
import { moveByJalaliMonths } from '../../format/jalali';

interface KeyPress {
  key: string;
  shiftKey: boolean;
}

/**
 * The day that a key leads to from `iso` (YYYY-MM-DD): the left arrow to the next day, as the page runs from right to
 * left; Home and End to the ends of the week; PageUp and PageDown to another month, with Shift to another year. Null
 * for other keys.
 */
export function dayAfterKey(iso: string, { key, shiftKey }: KeyPress): string | null {
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
