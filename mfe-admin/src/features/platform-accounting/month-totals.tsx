import type { InvoiceMonth } from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { useInvoiceMonths } from '../../data/invoices.api';
import { m } from './messages';

const { monthColumns: words } = m;

const columns: ListColumn<InvoiceMonth>[] = [
  textColumn({ title: words.title, text: ({ title }) => title }),
  numberColumn({ title: words.invoices, number: ({ invoices }) => invoices }),
  numberColumn({ title: words.total, number: ({ total }) => total, format: formatToman }),
  numberColumn({ title: words.tax, number: ({ tax }) => tax, format: formatToman }),
  numberColumn({ title: words.received, number: ({ received }) => received, format: formatToman }),
];

/** What was invoiced and received in each of the latest Jalali months. */
export function MonthTotals() {
  return (
    <Card title={m.months} hint={m.monthsHint}>
      <ResourceTable
        label={m.months}
        name="invoice-months"
        columns={columns}
        list={useInvoiceMonths()}
        empty={m.noMonths}
      />
    </Card>
  );
}
