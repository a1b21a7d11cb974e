import type { Quote } from '@ziba/shared/contracts/resources-pricing';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import styled from 'styled-components';
import { m, resourceNames } from './messages';

interface Props {
  quote: Pick<Quote, 'lines' | 'tax_rate' | 'tax' | 'total'>;
  /** Named before the tax, where the sum without it is of use. */
  subtotal?: { label: string; amount: number };
  totalLabel: string;
}

/** A price of the platform as a bill: a line for each resource with what it is for, then tax and total, in tomans. */
export function Bill({ quote, subtotal, totalLabel }: Props) {
  const rows = [
    ...quote.lines.map(({ id, type, title, total }) => ({
      key: String(id),
      label: m.line(resourceNames[type], formatText(title)),
      amount: total,
    })),
    ...(subtotal ? [{ key: 'subtotal', ...subtotal }] : []),
    { key: 'tax', label: m.tax(formatNumber(quote.tax_rate)), amount: quote.tax },
    { key: 'total', label: totalLabel, amount: quote.total },
  ];
  return (
    <Lines>
      {rows.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatToman(amount)}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled.dl`
  max-inline-size: 32rem;
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  div:last-child {
    border-block-end: 0;
    font-weight: 700;
  }
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    white-space: nowrap;
  }
`;
