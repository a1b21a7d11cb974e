import { ageOn } from '@ziba/shared/contracts/age';
import { tehranDayOf } from '@ziba/shared/contracts/tehran';
import type { Medication } from '@ziba/shared/contracts/medications';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatDateTime } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import type { PrintDocument } from '@ziba/shared/ui/print/print-button';
import { clinicOnPaper, type PaperHead } from '../../widgets/paper-head/paper-head';
import { drugDetails, drugName, persian } from './drug-text';
import { m } from './messages';
import { isPharmacy, subjectOf } from './prescription-state';

const words = m.printed;

const filled = (facts: readonly { label: string; value: string | null | undefined }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/**
 * A prescription on A5, with clinic, age of the patient, doctor with the number of the medical council, the box for the
 * stamp, and the code of the appointment as QR. The clinic's settings may replace the heading.
 */
export function prescriptionDocument(prescription: Transcription, head: PaperHead): PrintDocument {
  const { receipt, stampImage } = head;
  const { patient, doctor, appointment, operation_date, created_at } = prescription;
  const code = appointment?.appointment_code;
  return {
    size: 'a5',
    otherSizes: ['a4'],
    title: isPharmacy(prescription) ? words.pharmacy : words.surgical,
    number: code,
    date: created_at,
    clinic: clinicOnPaper(head),
    code,
    facts: filled([
      { label: words.patient, value: patient.full_name },
      { label: words.age, value: ageOf(prescription) },
      { label: identityLabel(patient.national_code), value: codeText(patient.national_code) },
      { label: words.doctor, value: doctor?.profile.fullName },
      { label: words.specialty, value: receipt?.doctor.specialization },
      ...doctorNumber(prescription, receipt?.doctor.systemCode),
      { label: m.facts.trackingCode, value: trackingCodeOf(prescription) },
      { label: m.facts.subject, value: isPharmacy(prescription) ? null : subjectOf(prescription) },
      { label: m.facts.operation, value: formatDateTime(operation_date) },
    ]),
    ...linesOf(prescription),
    notes: notesOf(prescription),
    signatures: [words.stamp],
    signaturePicture: stampImage,
  };
}

/** The notes of the doctor, and why drugs are prescribed although something warns of them: the pharmacist asks for it. */
function notesOf({ description, risk_reason: reason }: Transcription): string[] | undefined {
  const notes = [description, reason && words.riskReason(reason)].flatMap((note) => note || []);
  return notes.length > 0 ? notes : undefined;
}

/** The age in years on the day of the prescription. */
function ageOf({ patient, created_at }: Transcription): string | null {
  const age = ageOn(patient.birth_date, tehranDayOf(new Date(created_at)));
  return age === null ? null : words.years(toPersianDigits(age));
}

/** The number of the medical council; of a doctor without one the code of the system. */
function doctorNumber({ doctor }: Transcription, systemCode: string | null | undefined) {
  const number = doctor?.medical_council_number;
  return number
    ? [{ label: words.councilNumber, value: isolated(number) }]
    : [{ label: words.systemCode, value: systemCode }];
}

/** The national tracking code in Persian digits, isolated from the text around it. */
const trackingCodeOf = ({ tracking_code: code }: Transcription) => code && isolated(code);

const isolated = (code: string) => `\u2066${toPersianDigits(code)}\u2069`;

/** The drugs, or the goods that an operation needs. */
function linesOf(prescription: Transcription): Pick<PrintDocument, 'columns' | 'rows'> {
  const { medications, items } = prescription;
  const titled = (titles: Record<string, string>) =>
    Object.values(titles).map((title) => ({ title }));
  if (isPharmacy(prescription))
    return { columns: titled(words.columns), rows: medications.map(drugLine) };
  return {
    columns: titled(words.items),
    rows: items.map(({ name, quantity }) => [name, persian(quantity)]),
  };
}

const drugLine = (line: Medication) => [
  drugName(line),
  persian(line.quantity),
  [persian(line.usage), drugDetails(line)].filter(Boolean).join('\u060c '),
];
