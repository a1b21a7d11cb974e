import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import { useFromList } from '@ziba/shared/router/list-return';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Link } from 'react-router-dom';
import * as addresses from '../../data/invoice-addresses';
import { InvoiceStatus, statusOf } from '../../widgets/invoices/invoice-status';
import { m } from './messages';

const { columns: words } = m;

function NumberLink({ id, number }: InvoiceRow) {
  return (
    <Link to={addresses.invoice(id)} state={useFromList()} aria-label={m.open(number)}>
      <Ltr>{number}</Ltr>
    </Link>
  );
}

/** The columns of the list of invoices. */
export const invoiceColumns: ListColumn<InvoiceRow>[] = [
  {
    title: words.number,
    sort: 'number',
    cell: (invoice) => <NumberLink {...invoice} />,
    value: ({ number }) => number,
  },
  textColumn({ title: words.clinic, sort: 'clinic', text: ({ clinic }) => clinic.name }),
  textColumn({ title: words.title, sort: 'title', isLesser: true, text: ({ title }) => title }),
  numberColumn({
    title: words.total,
    sort: 'total',
    number: ({ total }) => total,
  }),
  numberColumn({
    title: words.paid,
    sort: 'paid_amount',
    isLesser: true,
    number: ({ paid_amount }) => paid_amount,
  }),
  numberColumn({
    title: words.remaining,
    number: ({ remaining }) => remaining,
  }),
  {
    title: words.status,
    sort: 'status',
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    value: statusOf,
  },
  dateTimeColumn({ title: words.due, sort: 'due_on', isLesser: true, date: (row) => row.due_on }),
  dateTimeColumn({
    title: words.issued,
    sort: 'issued_at',
    dayOnly: true,
    date: ({ issued_at }) => issued_at,
  }),
];
