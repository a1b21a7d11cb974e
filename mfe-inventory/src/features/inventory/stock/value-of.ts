import type { StockLot } from '@ziba/shared/contracts/stock-movements';

/** What lots are worth at the prices they were bought for, in tomans; not `isWhole` where some have no price. */
export function valueOf(lots: readonly StockLot[]): { value: number; isWhole: boolean } {
  const sum = lots.reduce((all, { quantity, unit_cost }) => all + quantity * (unit_cost ?? 0), 0);
  return { value: Math.round(sum), isWhole: lots.every(({ unit_cost }) => unit_cost !== null) };
}
