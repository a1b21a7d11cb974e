import type { Discount } from '@ziba/shared/contracts/discounts';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { m } from './messages';

const { columns: titles } = m;
const tones = {
  active: 'success',
  upcoming: 'info',
  expired: 'neutral',
  used_up: 'neutral',
} as const;

const valueOf = ({ kind, value }: Discount) =>
  kind === 'percent' ? m.percent(formatNumber(value)) : formatToman(value);

function periodOf({ starts_on, ends_on }: Discount): string {
  const parts = [
    starts_on && m.from(formatDay(starts_on)),
    ends_on && m.until(formatDay(ends_on)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : m.always;
}

const usedOf = ({ used, max_uses }: Discount) =>
  max_uses === null ? formatNumber(used) : m.usedOf(formatNumber(used), formatNumber(max_uses));

/** Code, discount, period, use and state. */
export const discountColumns: ListColumn<Discount>[] = [
  codeColumn({ title: titles.code, sort: 'code', code: ({ code }) => code }),
  textColumn({ title: titles.title, sort: 'title', isLesser: true, text: ({ title }) => title }),
  textColumn({ title: titles.value, sort: 'value', text: valueOf }),
  textColumn({ title: titles.period, sort: 'ends_on', isLesser: true, text: periodOf }),
  textColumn({ title: titles.used, sort: 'used', text: usedOf }),
  {
    title: titles.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={m.states[state]} />,
    value: ({ state }) => m.states[state],
  },
];
