import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatDateTime } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { clinicOnPaper, type PaperHead } from '../../widgets/paper-head/paper-head';
import { m } from './messages';

const words = m.printed;

/** The report of an operation on A4: who, what and when, the text, the goods, and the box for the stamp of the doctor. */
export function reportDocument(operation: Transcription, head: PaperHead): PrintDocument {
  const { patient, doctor, service, appointment, operation_topic, items } = operation;
  const { operation_date, report, report_attachment, reported_at, created_at } = operation;
  const facts = [
    { label: words.patient, value: patient.full_name },
    { label: identityLabel(patient.national_code), value: codeText(patient.national_code) },
    { label: m.facts.doctor, value: doctor?.profile.fullName },
    { label: m.facts.topic, value: operation_topic },
    { label: words.service, value: service?.title },
    { label: m.facts.when, value: formatDateTime(operation_date) },
    { label: words.reportedAt, value: formatDateTime(reported_at) },
  ];
  const pictures = report_attachment.length;
  return {
    size: 'a4',
    otherSizes: ['a5'],
    title: words.title,
    number: appointment?.appointment_code,
    date: reported_at ?? created_at,
    clinic: clinicOnPaper(head),
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    columns: items.length > 0 ? [{ title: words.item }, { title: words.quantity }] : undefined,
    rows: items.length > 0 ? items.map(({ name, quantity }) => [name, quantity]) : undefined,
    notes: [
      ...(report ? [report] : []),
      ...(pictures > 0 ? [words.pictures(toPersianDigits(pictures))] : []),
    ],
    signatures: [words.stamp],
    signaturePicture: head.stampImage,
  };
}
