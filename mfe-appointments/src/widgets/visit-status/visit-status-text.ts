import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { offTimeText } from '@ziba/shared/contracts/off-time';
import { visitStateLabels, visitStateOf } from '@ziba/shared/contracts/visit-states';

type Shown = Pick<AppointmentDetails, 'status' | 'off_time'> &
  Partial<Pick<AppointmentDetails, 'arrived_at'>>;

/** The text of `VisitStatus`, for exports and prints. */
export const visitStatusText = (appointment: Shown): string => {
  const { off_time } = appointment;
  const state = visitStateLabels[visitStateOf(appointment)];
  return [state, off_time && offTimeText(off_time)].filter(Boolean).join('، ');
};
