import * as useDoctorTime from '@ziba/shared/domain/doctor-time/use-doctor-time';
import * as useAvailability from '@ziba/shared/domain/doctor-time/use-availability';
import * as timeNote from '@ziba/shared/domain/doctor-time/time-note';
import * as dayStrip from '@ziba/shared/ui/dates/day-strip';
import * as timeSlotField from '@ziba/shared/ui/fields/time-slot-field';
import * as timeSlots from '@ziba/shared/ui/dates/time-slots';

/** Days and times to choose from; keys are paths below `@ziba/shared`. */
export const schedule = {
  'ui/dates/day-strip': dayStrip,
  'ui/fields/time-slot-field': timeSlotField,
  'ui/dates/time-slots': timeSlots,
  'domain/doctor-time/time-note': timeNote,
  'domain/doctor-time/use-availability': useAvailability,
  'domain/doctor-time/use-doctor-time': useDoctorTime,
};
