import type { Invoice, PlatformPayment } from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { methodOf } from '../../widgets/invoices/method-of';
import { RowsCard } from '../../widgets/invoices/rows-card';
import { m } from './messages';

type Line = Invoice['lines'][number];
const { lineColumns, paymentColumns } = m;

const lines: ListColumn<Line>[] = [
  textColumn({ title: lineColumns.title, text: ({ title }) => title }),
  numberColumn({
    title: lineColumns.price,
    number: ({ unit_price }) => unit_price,
    format: formatToman,
  }),
  numberColumn({ title: lineColumns.quantity, number: ({ quantity }) => quantity }),
  numberColumn({ title: lineColumns.total, number: ({ total }) => total, format: formatToman }),
];

const payments: ListColumn<PlatformPayment>[] = [
  dateTimeColumn({ title: paymentColumns.at, date: ({ paid_at }) => paid_at }),
  numberColumn({
    title: paymentColumns.amount,
    number: ({ amount }) => amount,
    format: formatToman,
  }),
  textColumn({
    title: paymentColumns.method,
    text: ({ method }) => methodOf(method),
  }),
  codeColumn({ title: paymentColumns.reference, code: ({ reference }) => reference }),
  textColumn({ title: paymentColumns.reason, text: ({ reason }) => reason }),
];

/** The lines of an invoice, and its payments. */
export function InvoiceRows({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <RowsCard title={m.lines} columns={lines} rows={invoice.lines} empty={m.noLines} />
      <RowsCard
        title={m.payments}
        columns={payments}
        rows={invoice.payments}
        empty={m.noPayments}
      />
    </>
  );
}
