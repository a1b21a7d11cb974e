import type { InvoiceInput } from '@ziba/shared/contracts/invoices';
import { taxRate } from '@ziba/shared/contracts/resources-pricing';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';
import { sumsOf } from './sums-of';

/** What the typed lines add up to, with tax. */
export function InvoiceSums() {
  const lines = useWatch<InvoiceInput, 'lines'>({ name: 'lines' });
  const { subtotal, tax, total } = sumsOf(lines);
  return (
    <Wide aria-live="polite">
      <FactList
        facts={[
          { label: m.sums.subtotal, value: formatToman(subtotal) },
          { label: m.sums.tax(formatNumber(taxRate)), value: formatToman(tax) },
          { label: m.sums.total, value: <b>{formatToman(total)}</b> },
        ]}
      />
    </Wide>
  );
}

const Wide = styled.div`
  flex-basis: 100%;
`;
