import { sharesTooHigh } from '@ziba/shared/contracts/units';
import { invalid } from './refusal';

/** Refuses with 400 at the second field if two shares of one cost are more than the whole. */
export function refuseExcessShares<Row extends object>(
  row: Row,
  first: keyof Row & string,
  second: keyof Row & string,
): void {
  if (Number(row[first] ?? 0) + Number(row[second] ?? 0) > 100)
    throw invalid(second, sharesTooHigh);
}
