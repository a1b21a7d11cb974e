import type { PayrollPreviewLine } from '@ziba/shared/contracts/payroll';
import { holdsWords } from '@ziba/shared/contracts/search-words';

const amounts = [
  'user_id',
  'fixed_part',
  'percentage_part',
  'base_amount',
  'adjustment',
  'total',
] as const;

/** The lines that match the search, in the requested order; by default ordered by name. */
export function arranged(
  lines: readonly PayrollPreviewLine[],
  { search = '', sort = '' }: { search?: string; sort?: string },
): PayrollPreviewLine[] {
  const matching = lines.filter(({ user }) =>
    holdsWords(`${user.fullName} ${user.systemCode ?? ''}`, search),
  );
  const field = sort.replace(/^-/, '');
  if (field === 'fullName' && sort.startsWith('-')) return matching.toReversed();
  const amount = amounts.find((name) => name === field);
  if (!amount) return matching;
  const direction = sort.startsWith('-') ? -1 : 1;
  return matching.toSorted((one, other) => direction * (one[amount] - other[amount]));
}
