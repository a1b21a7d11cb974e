import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import type { Subscription, SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReadOwnInvoice } from '../../../data/subscription.api';
import { InvoiceStatus, statusOf } from '../../../widgets/invoices/invoice-status';
import { m as words } from '../../../widgets/invoices/messages';
import { PrintInvoice } from '../../../widgets/invoices/print/print-invoice';
import { RequestStatus } from '../../../widgets/invoices/request-status';
import { RowsCard } from '../../../widgets/invoices/rows-card';
import { m } from './messages';

const { requestColumns, invoiceColumns } = m;

const requests: ListColumn<SubscriptionRequest>[] = [
  dateTimeColumn({ title: requestColumns.at, date: ({ created_at }) => created_at }),
  numberColumn({
    title: requestColumns.days,
    number: ({ days }) => days,
    format: (days) => m.days(formatNumber(days)),
  }),
  numberColumn({ title: requestColumns.total, number: ({ total }) => total, format: formatToman }),
  {
    title: requestColumns.status,
    cell: ({ status }) => <RequestStatus status={status} />,
    value: ({ status }) => words.requestStatuses[status],
  },
  textColumn({ title: requestColumns.reason, text: ({ reason }) => reason }),
];

const invoices: ListColumn<InvoiceRow>[] = [
  codeColumn({ title: invoiceColumns.number, code: ({ number }) => number }),
  textColumn({ title: invoiceColumns.title, isLesser: true, text: ({ title }) => title }),
  numberColumn({ title: invoiceColumns.total, number: ({ total }) => total, format: formatToman }),
  numberColumn({
    title: invoiceColumns.remaining,
    number: ({ remaining }) => remaining,
    format: formatToman,
  }),
  {
    title: invoiceColumns.status,
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    value: statusOf,
  },
  dateTimeColumn({
    title: invoiceColumns.issued,
    dayOnly: true,
    date: ({ issued_at }) => issued_at,
  }),
  { title: common.actions, quiet: true, align: 'end', cell: (row) => <PrintOwn {...row} /> },
];

function PrintOwn({ id, number }: InvoiceRow) {
  const read = useReadOwnInvoice();
  return <PrintInvoice read={() => read(id)} number={number} />;
}

/** The latest requests for a renewal, and the latest invoices. */
export function SubscriptionLists({ subscription }: { subscription: Subscription }) {
  return (
    <>
      <RowsCard
        title={m.requests}
        columns={requests}
        rows={subscription.requests}
        empty={m.noRequests}
      />
      <RowsCard
        title={m.invoices}
        columns={invoices}
        rows={subscription.invoices}
        empty={m.noInvoices}
      />
    </>
  );
}
