import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import { offTimeText } from '@ziba/shared/contracts/off-time';
import { formatDateTime, formatLongDay, formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { m } from './messages';

const filled = (facts: readonly { label: string; value: string | null }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** Fee, deductions and remaining amount, in tomans; lines of 0 are left out. */
export function totalsOf(receipt: AppointmentReceipt) {
  const { fee_amount, discount_amount, insurance_share, payable_amount } = receipt;
  const isPaid = receipt.paid_amount > 0;
  return [
    { label: m.totals.fee, amount: fee_amount },
    { label: m.totals.discount, amount: -discount_amount },
    { label: m.totals.share(receipt.insurance_type ?? ''), amount: -insurance_share },
    { label: m.totals.payable, amount: payable_amount, strong: !isPaid },
    ...(isPaid
      ? [
          { label: m.totals.paid, amount: receipt.paid_amount },
          { label: m.totals.remaining, amount: receipt.remaining_amount, strong: true },
        ]
      : []),
  ].filter(({ amount, strong }) => amount !== 0 || strong);
}

/** The printed receipt, on a roll of 80 mm or on A5, with the code as QR. */
export function receiptDocument(receipt: AppointmentReceipt, logo?: string): PrintDocument {
  const { clinic, doctor, patient, appointment_datetime: at, off_time: offTime } = receipt;
  const isCopy = receipt.prints > 0;
  return {
    size: 'receipt',
    otherSizes: ['a5'],
    title: isCopy ? m.receiptCopy : m.receipt,
    number: toPersianDigits(receipt.appointment_code),
    date: at,
    clinic: { name: clinic.name, address: clinic.address, phone: clinic.phone, logo },
    code: receipt.appointment_code,
    facts: filled([
      { label: m.facts.day, value: formatLongDay(at) },
      { label: m.facts.hour, value: formatTime(at) },
      { label: m.facts.attention, value: offTime ? offTimeText(offTime) : null },
      { label: m.facts.doctor, value: doctor.fullName },
      { label: m.facts.specialty, value: doctor.specialization },
      { label: m.facts.systemCode, value: doctor.systemCode },
      { label: m.facts.patient, value: patient.full_name },
      { label: m.facts.file, value: toPersianDigits(String(patient.file_number)) },
      { label: m.facts.service, value: receipt.service },
      { label: m.facts.reason, value: patient.reason },
    ]),
    totals: totalsOf(receipt),
    notes: [
      receipt.cancel_policy,
      ...(receipt.receipt_text ? [receipt.receipt_text] : []),
      m.printedBy(formatText(receipt.printed_by), formatDateTime(receipt.printed_at)),
    ],
  };
}
