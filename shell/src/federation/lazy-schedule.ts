// Written by `node shared/build/provided-modules.mjs`.
import * as dayStrip from '@ziba/shared/ui/dates/day-strip';
import * as timeNote from '@ziba/shared/domain/doctor-time/time-note';
import * as useAvailability from '@ziba/shared/domain/doctor-time/use-availability';
import * as useDoctorTime from '@ziba/shared/domain/doctor-time/use-doctor-time';
import * as timeSlotField from '@ziba/shared/ui/fields/time-slot-field';
import * as timeSlots from '@ziba/shared/ui/dates/time-slots';

/** Days and times to choose from; keys are paths below `@ziba/shared`. */
export const schedule = {
  'ui/dates/day-strip': dayStrip,
  'domain/doctor-time/time-note': timeNote,
  'domain/doctor-time/use-availability': useAvailability,
  'domain/doctor-time/use-doctor-time': useDoctorTime,
  'ui/fields/time-slot-field': timeSlotField,
  'ui/dates/time-slots': timeSlots,
};
