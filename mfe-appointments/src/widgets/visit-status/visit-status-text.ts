import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { offTimeText } from '@ziba/shared/contracts/off-time';

/** The text of `VisitStatus`, for exports and prints. */
export const visitStatusText = ({
  status,
  off_time,
}: Pick<AppointmentDetails, 'status' | 'off_time'>): string =>
  [appointmentStatusLabels[status], off_time && offTimeText(off_time)].filter(Boolean).join('، ');
