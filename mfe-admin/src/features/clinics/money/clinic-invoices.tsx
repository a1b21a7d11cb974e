import type { Clinic } from '@ziba/shared/contracts/clinics';
import type { InvoiceRow } from '@ziba/shared/contracts/invoices';
import { formatToman } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import * as addresses from '../../../data/invoice-addresses';
import { useClinicInvoices } from '../../../data/invoices.api';
import { InvoiceStatus, statusOf } from '../../../widgets/invoices/invoice-status';
import { m } from './messages';

const PaymentHistory = lazyPart(() =>
  import('./payment-history').then((file) => file.PaymentHistory),
);
const { columns: titles } = m;

function NumberLink({ id, number }: InvoiceRow) {
  if (!useMay('accounting', 'read')) return <Ltr>{number}</Ltr>;
  return (
    <Link to={addresses.invoice(id)} aria-label={m.open(number)}>
      <Ltr>{number}</Ltr>
    </Link>
  );
}

const columns: ListColumn<InvoiceRow>[] = [
  {
    title: titles.number,
    cell: (invoice) => <NumberLink {...invoice} />,
    value: ({ number }) => number,
  },
  textColumn({ title: titles.title, isLesser: true, text: ({ title }) => title }),
  numberColumn({ title: titles.total, number: ({ total }) => total, format: formatToman }),
  numberColumn({
    title: titles.remaining,
    number: ({ remaining }) => remaining,
    format: formatToman,
  }),
  {
    title: titles.status,
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    value: statusOf,
  },
  dateTimeColumn({ title: titles.issued, dayOnly: true, date: ({ issued_at }) => issued_at }),
];

/** The invoices of a clinic, the history of its payments, and a new invoice for it. */
export function ClinicInvoices({ clinic }: { clinic: Clinic }) {
  const [page, setPage] = useState(1);
  const [isShown, setShown] = useState(false);
  const mayIssue = useMay('accounting', 'write');
  return (
    <Parts>
      <Actions>
        <Button icon="history" aria-haspopup="dialog" onClick={() => setShown(true)}>
          {m.history}
        </Button>
        {mayIssue && (
          <ButtonLink icon="add" to={addresses.newInvoice(clinic.id)}>
            {m.issue}
          </ButtonLink>
        )}
      </Actions>
      <ResourceTable
        label={m.invoices}
        columns={columns}
        list={useClinicInvoices(clinic.id, page)}
        empty={m.noInvoices}
        page={page}
        onPage={setPage}
      />
      {isShown && <PaymentHistory clinic={clinic} onClose={() => setShown(false)} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
