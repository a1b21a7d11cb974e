import { createResource } from '@ziba/shared/api/create-resource';
import type { CashPoint, CashPointInput } from '@ziba/shared/contracts/cash-points';

/** The desks at which money is taken besides the main till of the clinic, with the users of each. */
export const cashPoints = createResource<CashPoint, CashPointInput>('/cash/points', {
  invalidates: ['/cash'],
  entity: 'cash_points',
});
