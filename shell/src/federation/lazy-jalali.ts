// Written by `node shared/build/provided-modules.mjs`.
import * as dateRange from '@ziba/shared/ui/dates/date-range';
import * as jalaliCalendar from '@ziba/shared/ui/dates/jalali-calendar';
import * as monthCalendar from '@ziba/shared/ui/dates/month-calendar';

/** Calendars; keys are paths below `@ziba/shared`. */
export const jalali = {
  'ui/dates/date-range': dateRange,
  'ui/dates/jalali-calendar': jalaliCalendar,
  'ui/dates/month-calendar': monthCalendar,
};
