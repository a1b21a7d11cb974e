import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { takesPlace } from '@ziba/shared/contracts/takes-place';

/** Whether a payment for a visit is due; the server takes none for a visit that does not take place. */
export function isOwed({
  status,
  remaining_amount,
}: Pick<AppointmentDetails, 'status' | 'remaining_amount'>): boolean {
  return remaining_amount > 0 && takesPlace({ status });
}
