import type { Invoice } from '@ziba/shared/contracts/invoices';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { statusOf } from '../invoice-status';
import { m } from './messages';

/** Who issues the invoice: the product, with the address of its logo. */
interface Seller {
  name: string;
  logo?: string;
}

const filled = (facts: readonly { label: string; value: string | null }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** An invoice of the platform on A4 or A5, with its number as QR code; a void one says so. */
export function invoiceDocument(invoice: Invoice, seller: Seller): PrintDocument {
  const { number, title, buyer, clinic, lines, description, void_reason } = invoice;
  const isVoid = invoice.status === 'void';
  const isOpen = !isVoid && invoice.remaining > 0;
  const { facts, columns, totals } = m;
  const head = isVoid ? m.voidTitle : m.title;
  return {
    size: 'a4',
    otherSizes: ['a5'],
    title: head(formatText(title)),
    number,
    code: number,
    date: invoice.issued_at,
    clinic: seller,
    isOfPlatform: true,
    facts: filled([
      { label: facts.clinic, value: formatText(clinic.name) },
      { label: facts.code, value: buyer.code },
      { label: facts.responsible, value: formatText(buyer.responsible_name) },
      { label: facts.address, value: formatText(buyer.address) },
      { label: facts.phone, value: toPersianDigits(buyer.phone) },
      { label: facts.due, value: invoice.due_on && formatDay(invoice.due_on) },
      { label: facts.status, value: statusOf(invoice) },
    ]),
    columns: [
      { title: columns.title },
      { title: columns.price, figures: true },
      { title: columns.quantity, figures: true },
      { title: columns.total, figures: true },
    ],
    rows: lines.map((line) => [formatText(line.title), line.unit_price, line.quantity, line.total]),
    totals: [
      { label: totals.subtotal, amount: invoice.subtotal },
      { label: totals.tax(formatNumber(invoice.tax_rate)), amount: invoice.tax },
      { label: totals.total, amount: invoice.total, strong: !isOpen },
      ...(isVoid ? [] : [{ label: totals.paid, amount: invoice.paid_amount }]),
      ...(isOpen ? [{ label: totals.remaining, amount: invoice.remaining, strong: true }] : []),
    ],
    inWords: isVoid ? undefined : isOpen ? invoice.remaining : invoice.total,
    notes: [
      ...(description ? [formatText(description)] : []),
      ...(void_reason ? [m.reason(formatText(void_reason))] : []),
    ],
    signatures: m.signatures,
  };
}
