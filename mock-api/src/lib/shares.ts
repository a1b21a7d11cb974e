import { sharesTooHigh } from '@ziba/shared/contracts/units';
import { invalid } from './refusal';

/** Two shares of one cost are never more than the whole: 400 at the second field. */
export function refuseExcessShares<Row extends object>(
  row: Row,
  first: keyof Row & string,
  second: keyof Row & string,
): void {
  if (Number(row[first] ?? 0) + Number(row[second] ?? 0) > 100)
    throw invalid(second, sharesTooHigh);
}
