import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { Initiator } from '../../data/appointment-mutations.api';

type Policy = Pick<AppointmentSettings, 'cancel_percent' | 'cancel_hours'>;

/**
 * What cancelling costs the patient, tomans, and whether it is late: as the server computes it (by the usual
 * rule: 10 percent within 2 hours of the appointment; what the clinic cancels is free). `now` in
 * milliseconds.
 */
export function cancelFee(
  { start, payable_amount }: Pick<AppointmentDetails, 'start' | 'payable_amount'>,
  { cancel_percent, cancel_hours }: Policy,
  initiator: Initiator,
  now: number = Date.now(),
): { fee: number; isLate: boolean } {
  const isLate = Date.parse(start) - now < cancel_hours * 3_600_000;
  const isFree = !isLate || initiator === 'clinic';
  return { fee: isFree ? 0 : Math.round((payable_amount * cancel_percent) / 100), isLate };
}
