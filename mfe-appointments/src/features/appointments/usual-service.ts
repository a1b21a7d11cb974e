import type { Service } from '@ziba/shared/contracts/services';
import type { BookingParams } from './booking-params';

/** The id of the service that a booking begins with: that of the address, else the usual visit of the clinic. */
export const usualService = (
  services: readonly Service[],
  known: BookingParams,
): number | undefined =>
  known.service ?? services.find(({ is_default_visit }) => is_default_visit)?.id;
