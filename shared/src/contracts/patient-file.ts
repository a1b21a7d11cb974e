import { z } from 'zod';
import { filled, words } from './common';
import { pageOf } from './lists';
import { alertReaders, alertWriters } from './patient-alerts';
import type { SectionKey } from './permissions';
import { photoReaders } from './photo-sets';
import { toLatinDigits } from './digits';
import { auditEntry } from './search';
import { visitNoteReaders } from './visit-notes';

export const patientFileTexts = {
  archiveReason: 'لطفا دلیل بایگانی را وارد کنید',
} as const;

/** Archives a file. The reason is kept in the audit log. */
export const patientArchiveInput = z.strictObject({
  reason: filled(patientFileTexts.archiveReason, 500),
});

/** A patient whose file is archived, with who archived it, when and why. */
export const archivedPatient = z.object({
  id: z.number().int(),
  full_name: z.string(),
  national_code: z.string().nullable(),
  contact_number: z.string(),
  /** ISO 8601. */
  archived_at: z.string(),
  archived_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** The patient whose file this one was merged into; null if it was not. */
  merged_into: z.number().int().nullable(),
});
export type ArchivedPatient = z.output<typeof archivedPatient>;
export const archivedPatientPage = pageOf(archivedPatient);

/** The kinds of entries in a timeline, and the sections of which a reader needs one to see them. */
export const timelineReaders = {
  appointment: ['patients', 'appointments', 'prescriptions'],
  session: ['patients', 'appointments', 'prescriptions'],
  plan: ['patients', 'appointments', 'prescriptions'],
  prescription: ['patients', 'prescriptions'],
  payment: ['patients', 'appointments', 'accounting'],
  message: ['sms-panel'],
  alert: alertReaders,
  photos: photoReaders,
  note: visitNoteReaders,
} as const satisfies Record<string, readonly SectionKey[]>;
export type TimelineKind = keyof typeof timelineReaders;
export const timelineKinds = Object.keys(timelineReaders) as [TimelineKind, ...TimelineKind[]];

/** One thing that happened to a patient, or will happen. */
export const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  id: z.number().int(),
  /** ISO 8601: when it takes place or took place. */
  at: z.string(),
  /** What it was, in the words of the clinic; null when it has no name. */
  title: z.string().nullable(),
  doctor: z.string().nullable(),
  /** The status as the lists of its kind answer it. */
  status: z.string(),
  /** Whole tomans, of payments only. */
  amount: z.number().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** The place of the last entry of a page: its time in microseconds (UTC), its kind and its id. */
const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([a-z]+)_(\d{1,10})$/;

export const timelineQuery = z.strictObject({
  /** `next` of the page before; the newest entries when left out. */
  after: z.string().max(60).regex(place, words.wrongText).optional(),
  limit: z
    .string()
    .transform(toLatinDigits)
    .transform(Number)
    .pipe(z.number({ error: words.wrongNumber }).int().min(1).max(100))
    .default(20),
  /** Only these kinds, with commas between them; all when left out. */
  kinds: z
    .string()
    .max(100)
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(timelineKinds, { error: words.wrongChoice })))
    .optional(),
});
export type TimelineQuery = z.output<typeof timelineQuery>;

/** Entries from the latest to the earliest. `next` is the value of `after` for the next page, null at the end. */
export const timeline = z.object({
  data: z.array(timelineEntry),
  next: z.string().nullable(),
});
export type Timeline = z.output<typeof timeline>;

/** Splits the value of `after`; undefined when it is none. */
export function timelinePlace(after: string | undefined) {
  const [, at, kind, id] = place.exec(after ?? '') ?? [];
  return at && kind && id ? { at, kind, id: Number(id) } : undefined;
}

/** The tables whose changes belong to a file, and the sections of which a reader needs one to see them. */
export const changeReaders = {
  patients: ['patients'],
  patient_alerts: alertWriters,
  appointments: ['patients', 'appointments', 'prescriptions'],
  treatment_plans: ['patients', 'appointments', 'prescriptions'],
  treatment_sessions: ['patients', 'appointments', 'prescriptions'],
  transcriptions: ['patients', 'prescriptions'],
  payments: ['patients', 'appointments', 'accounting'],
  photo_sets: photoReaders,
  visit_notes: visitNoteReaders,
} as const satisfies Record<string, readonly SectionKey[]>;
export type ChangedTable = keyof typeof changeReaders;

/**
 * A change in a patient's file. `before` and `after` are sent for the patient, alerts and notes, and for visits, plans and
 * prescriptions to those who read medical texts; of other rows a reader sees that they were changed.
 */
export const patientChange = auditEntry.omit({ user_id: true });
export type PatientChange = z.output<typeof patientChange>;
export const patientChangePage = pageOf(patientChange);
