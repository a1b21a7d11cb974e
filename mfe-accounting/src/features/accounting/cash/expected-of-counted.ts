import type { CashDay } from '@ziba/shared/contracts/cash';

/**
 * What was expected, in tomans, of the methods that were counted: beside it, counted and difference add up. Null
 * before the day is closed.
 */
export const expectedOfCounted = ({
  counted_total,
  difference,
}: Pick<CashDay, 'counted_total' | 'difference'>): number | null =>
  counted_total === null ? null : counted_total - (difference ?? 0);
