import * as dayStrip from '@ziba/shared/ui/dates/day-strip';
import * as timeSlotField from '@ziba/shared/ui/fields/time-slot-field';
import * as timeSlots from '@ziba/shared/ui/dates/time-slots';

/** Days and times to choose from; keys are paths below `@ziba/shared`. */
export const schedule = {
  'ui/dates/day-strip': dayStrip,
  'ui/fields/time-slot-field': timeSlotField,
  'ui/dates/time-slots': timeSlots,
};
