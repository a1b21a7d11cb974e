import { cashMethods, type CashAmounts, type CashCloseForm } from '@ziba/shared/contracts/cash';
import { formatToman } from '@ziba/shared/format/money';
import { useWatch } from 'react-hook-form';
import { amountOf } from '../amount-of';
import { m } from './messages';

const isTyped = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The difference of what was counted so far to what is expected, only of the methods that were counted. */
export function CountedDifference({ expected }: { expected: CashAmounts }) {
  const typed = useWatch<CashCloseForm>();
  const difference = cashMethods
    .filter((method) => isTyped(typed[method]))
    .reduce((sum, method) => sum + amountOf(typed[method]) - expected[method], 0);
  return (
    <p role="status">
      {difference === 0 ? m.noDifference : m.differenceNow(formatToman(difference))}
    </p>
  );
}
