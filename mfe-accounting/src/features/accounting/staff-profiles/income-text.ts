import type { FinancialInfo } from '@ziba/shared/contracts/financial-info';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

/** What a member of staff earns, in one line: an amount, a share, or both; '' if neither is known. */
export function incomeText(profile: FinancialInfo): string {
  const { fixed_amount: amount, percentage_value: percent, percentage_source: source } = profile;
  const fixed = amount === null ? '' : formatToman(amount);
  const share = percent === null ? '' : m.percentOf(formatNumber(percent), formatText(source));
  return fixed && share ? m.both(fixed, share) : fixed || share;
}
