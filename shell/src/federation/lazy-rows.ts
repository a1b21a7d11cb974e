// Written by `node shared/build/provided-modules.mjs`.
import * as patientName from '@ziba/shared/domain/patient-name/patient-name';
import * as status from '@ziba/shared/domain/status/status';
import * as day from '@ziba/shared/format/day';
import * as timeOfDay from '@ziba/shared/format/time-of-day';
import * as weekday from '@ziba/shared/format/weekday';
import * as useIdParam from '@ziba/shared/router/use-id-param';
import * as card from '@ziba/shared/ui/views/card';
import * as recordScreen from '@ziba/shared/ui/views/record-screen';
import * as staleNotice from '@ziba/shared/ui/views/stale-notice';

/** Small parts that many screens need, and the formats of table rows; keys are paths below `@ziba/shared`. */
export const rows = {
  'domain/patient-name/patient-name': patientName,
  'domain/status/status': status,
  'format/day': day,
  'format/time-of-day': timeOfDay,
  'format/weekday': weekday,
  'router/use-id-param': useIdParam,
  'ui/views/card': card,
  'ui/views/record-screen': recordScreen,
  'ui/views/stale-notice': staleNotice,
};
