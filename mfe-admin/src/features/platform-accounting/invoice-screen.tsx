import { clinic as clinicAddress } from '@ziba/shared/contracts/addresses';
import type { Invoice } from '@ziba/shared/contracts/invoices';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Card } from '@ziba/shared/ui/views/card';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { Link } from 'react-router-dom';
import { useInvoice } from '../../data/invoices.api';
import * as addresses from '../../data/invoice-addresses';
import { InvoiceActions } from './invoice-actions';
import { InvoiceRows } from './invoice-rows';
import { InvoiceStatus } from '../../widgets/invoices/invoice-status';
import { m } from './messages';

const { columns: words } = m;

/** One invoice with its lines, tax and payments. */
export function InvoiceScreen() {
  const list = useListReturn(addresses.accounting);
  return (
    <RecordScreen
      record={useInvoice(useIdParam())}
      title={m.invoice}
      back={{ to: list, label: m.title }}
      head={(invoice) => ({
        title: m.invoiceOf(invoice.number),
        hint: <InvoiceStatus invoice={invoice} />,
        actions: <InvoiceActions invoice={invoice} />,
      })}
      notFound={{ title: m.notFound }}
    >
      {(invoice) => (
        <>
          <Card title={m.facts}>
            <FactList facts={factsOf(invoice)} />
          </Card>
          <InvoiceRows invoice={invoice} />
        </>
      )}
    </RecordScreen>
  );
}

function ClinicName({ id, name }: Invoice['clinic']) {
  const address = clinicAddress(id);
  return useMayOpen(address) ? <Link to={address}>{name}</Link> : <span>{name}</span>;
}

const factsOf = (invoice: Invoice) => [
  { label: words.number, value: <CopyCode code={invoice.number} /> },
  { label: words.clinic, value: <ClinicName {...invoice.clinic} /> },
  { label: words.title, value: formatText(invoice.title) },
  { label: m.description, value: formatText(invoice.description) },
  { label: words.issued, value: formatDay(invoice.issued_at) },
  { label: words.due, value: formatDay(invoice.due_on) },
  {
    label: m.days,
    value: invoice.subscription_days && m.dayCount(formatNumber(invoice.subscription_days)),
  },
  { label: m.subtotal, value: formatToman(invoice.subtotal) },
  { label: m.tax(formatNumber(invoice.tax_rate)), value: formatToman(invoice.tax) },
  { label: words.total, value: formatToman(invoice.total) },
  { label: words.paid, value: formatToman(invoice.paid_amount) },
  { label: words.remaining, value: formatToman(invoice.remaining) },
  ...(invoice.void_reason ? [{ label: m.voidReason, value: formatText(invoice.void_reason) }] : []),
];
