import * as status from '@ziba/shared/domain/status/status';
import * as day from '@ziba/shared/format/day';
import * as timeOfDay from '@ziba/shared/format/time-of-day';

/** What the rows of a day say. By the name of its import below `@ziba/shared`. */
export const rows = {
  'domain/status/status': status,
  'format/day': day,
  'format/time-of-day': timeOfDay,
};
