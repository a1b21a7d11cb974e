import { z } from 'zod';
import {
  cancelInput,
  clinicalTexts,
  clinicNamed,
  decidedByServer,
  requiredItems,
  sentBack,
  wordOr,
} from './clinical';
import { fileNames, filled, optionalReference, optionalText, reference, words } from './common';
import { instant } from './days';
import { toLatinDigits } from './digits';
import { medications, trackingCode, trackingCodeTexts } from './medications';
import { transcriptionTexts } from './transcription-texts';
import {
  transcriptionKinds,
  transcriptionType,
  type TranscriptionKind,
} from './transcription-words';
import { editOf } from './versions';

const synonyms: Record<string, TranscriptionKind> = {
  [transcriptionType.surgical]: 'surgical',
  [transcriptionType.pharmacy]: 'pharmacy',
  جراحی: 'surgical',
  داروخانهای: 'pharmacy',
  دارویی: 'pharmacy',
  'نسخه دارویی': 'pharmacy',
  surgery: 'surgical',
};
/** A kind of prescriptions, also in other words for it. */
export const transcriptionKind = z
  .string({ error: transcriptionTexts.type })
  .transform(wordOr(synonyms))
  .pipe(z.enum(transcriptionKinds, { error: transcriptionTexts.type }));

const fields = {
  type: transcriptionKind,
  /** Patient and doctor are those of the appointment; its code may be sent instead. */
  appointment_id: optionalReference(clinicalTexts.unknownAppointment),
  appointment_code: z
    .union([z.null(), z.number().transform(String), z.string().max(20)])
    .transform((value) => (value ? toLatinDigits(value).trim() : null) || null)
    .optional(),
  patient_id: optionalReference(clinicalTexts.unknownPatient),
  doctor_id: optionalReference(),
  service_type_id: optionalReference(),
  title: optionalText(200),
  operation_topic: optionalText(200),
  /** The start of the operation, which takes up the doctor's time. */
  operation_date: z
    .union([z.literal('').transform(() => null), z.null(), instant()], {
      error: words.wrongDate,
    })
    .optional(),
  /** Minutes; the duration of the service when left out. */
  operation_minutes: z.union([z.null(), z.number().int().min(5).max(1440)]).optional(),
  /** Why the operation takes place although the doctor does not work at that time. */
  off_time_reason: optionalText(1000),
  required_items: requiredItems(),
  medications: medications(),
  description: optionalText(5000),
  attachments: fileNames(),
  plan_notes: optionalText(5000),
  tracking_code: trackingCode(),
  /** Why drugs are prescribed although an allergy or a pregnancy warns of them. */
  risk_reason: optionalText(1000),
  clinic_id: clinicNamed(),
  ...sentBack,
  service: decidedByServer(),
  items: decidedByServer(),
  risk_notes: decidedByServer(),
  id: decidedByServer(),
  fee: decidedByServer(),
  status: decidedByServer(),
  report: decidedByServer(),
  report_attachment: decidedByServer(),
};

/** What an operation cannot do without: service, subject and time. */
const ofOperation = {
  service_type_id: reference(transcriptionTexts.service),
  operation_topic: filled(transcriptionTexts.topic, 200),
  operation_date: z
    .string({ error: transcriptionTexts.operationDate })
    .refine((value) => value.trim() !== '', transcriptionTexts.operationDate)
    .pipe(instant(transcriptionTexts.operationDate)),
};
const operation = z.object(ofOperation);

/** A new prescription. A surgical one needs a service, a subject and a time. */
export const transcriptionInput = z.strictObject(fields).superRefine((input, context) => {
  if (input.type === 'surgical' && input.tracking_code) {
    const message = trackingCodeTexts.onlyPharmacy;
    context.addIssue({ code: 'custom', path: ['tracking_code'], message });
  }
  const wrong = input.type === 'surgical' ? operation.safeParse(input).error : undefined;
  for (const { path, message } of wrong?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type TranscriptionInput = z.input<typeof transcriptionInput>;
export const transcriptionUpdate = editOf(z.strictObject(fields));
export const transcriptionCancelInput = cancelInput;

/** The fields of the form of a surgical prescription; patient and doctor are those of the appointment. */
export const surgicalForm = z.strictObject({
  ...ofOperation,
  off_time_reason: fields.off_time_reason,
  required_items: fields.required_items,
  attachments: fields.attachments,
  description: fields.description,
});
export type SurgicalForm = z.input<typeof surgicalForm>;
