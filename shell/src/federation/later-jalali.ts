import * as dateRange from '@ziba/shared/ui/date-range';
import * as jalaliCalendar from '@ziba/shared/ui/jalali-calendar';
import * as monthCalendar from '@ziba/shared/ui/month-calendar';

/** Calendars. By the name of its import below `@ziba/shared`. */
export const jalali = {
  'ui/date-range': dateRange,
  'ui/jalali-calendar': jalaliCalendar,
  'ui/month-calendar': monthCalendar,
};
