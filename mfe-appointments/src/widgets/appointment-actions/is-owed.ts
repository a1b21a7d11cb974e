import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';

/** Whether something is still to be paid for a visit: the server takes nothing for one that is off. */
export function isOwed({
  status,
  remaining_amount,
}: Pick<AppointmentDetails, 'status' | 'remaining_amount'>): boolean {
  return remaining_amount > 0 && status !== 'canceled' && status !== 'no_show';
}
