import { paymentMethodLabels, type Receipt } from '../../contracts/payments';
import { formatDateTime, formatTime } from '../../format/date';
import { formatText } from '../../format/text';
import type { PrintDocument } from '../../ui/print/print-button';
import { m } from './messages';

const present = (facts: readonly { label: string; value: string | null | undefined }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** The printed receipt of a payment, on a roll of 80 mm or on A5; `logo` is the address of an image. */
export function receiptDocument(receipt: Receipt, logo?: string): PrintDocument {
  const { payment, refunds, clinic, total, paid, remaining } = receipt;
  const { receiptFacts: facts, receiptTotals: totals } = m;
  const title = formatText(payment.title);
  const isVoid = payment.status === 'void';
  const sums = [
    { label: totals.total, amount: total },
    { label: totals.paid, amount: paid },
    { label: totals.remaining, amount: remaining },
  ];

  return {
    size: 'receipt',
    otherSizes: ['a5'],
    title: isVoid ? m.receiptVoid : m.receiptTitle,
    number: String(receipt.number),
    date: payment.paid_at,
    clinic: {
      name: clinic.name,
      address: clinic.address ?? undefined,
      phone: clinic.phone1 ?? undefined,
      logo,
    },
    facts: present([
      { label: facts.patient, value: payment.patient.full_name },
      { label: facts.time, value: formatTime(payment.paid_at) },
      { label: facts.method, value: paymentMethodLabels[payment.method] },
      { label: facts.reference, value: formatText(payment.reference) },
      { label: facts.receiver, value: payment.receiver?.fullName },
    ]),
    columns: [{ title: m.receiptRow.what }, { title: m.receiptRow.amount, figures: true }],
    rows: [
      [m.receiptPayment(title), payment.amount],
      ...refunds.map(({ reason, amount }) => [m.receiptRefund(formatText(reason)), -amount]),
    ],
    totals: [
      ...sums.flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }])),
      { label: totals.amount, amount: payment.amount - payment.refunded_amount, strong: true },
    ],
    inWords: isVoid ? undefined : payment.amount - payment.refunded_amount,
    notes: [
      ...(isVoid ? [m.receiptVoidReason(formatText(payment.void_reason))] : []),
      m.receiptPrinted(receipt.printed_by, formatDateTime(receipt.printed_at)),
    ],
  };
}
