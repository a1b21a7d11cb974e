import { z } from 'zod';
import { optionalText, filled } from './common';
import { pageOf } from './lists';
import type { SectionKey } from './permissions';
import { rowVersion } from './rows';
import { baseVersion } from './versions';

/** The sections whose users read what a doctor noted at a visit. */
export const visitNoteReaders = ['patients', 'prescriptions'] as const satisfies SectionKey[];

export const visitNoteTexts = {
  canceled: 'این نوبت کنسل شده است و شرح ویزیت نمی‌گیرد',
  templateTitle: 'عنوان متن آماده را وارد کنید',
  tooManyTemplates: 'حداکثر ۳۰ متن آماده می‌توان داشت',
} as const;

/** What the parts of a note are called. */
export const visitNoteLabels = {
  complaint: 'شکایت زیباجو',
  findings: 'یافته‌های معاینه',
  diagnosis: 'تشخیص',
} as const;

const part = () => optionalText(2000);

/** The parts of a note; all may be left out. */
const parts = { complaint: part(), findings: part(), diagnosis: part() };

/** The form of a note. */
export const visitNoteForm = z.object(parts);
export type VisitNoteForm = z.input<typeof visitNoteForm>;

/** A change of the note of an appointment: parts that are not sent stay. */
export const visitNoteUpdate = z.strictObject({ ...parts, version: baseVersion });

/** What stands in a stored note or a template. */
const stored = {
  complaint: z.string().nullable(),
  findings: z.string().nullable(),
  diagnosis: z.string().nullable(),
};

/** What was noted at a visit; version 0 before anything was. */
export const visitNote = z.object({
  ...stored,
  version: rowVersion,
  /** Who wrote last. */
  written_by: z.string().nullable(),
  /** ISO 8601; null before anything was noted. */
  updated_at: z.string().nullable(),
});
export type VisitNote = z.output<typeof visitNote>;

/** A note in the history of a patient, with its visit. */
export const pastVisitNote = z.object({
  ...stored,
  id: z.number().int(),
  appointment_id: z.number().int(),
  /** When the visit was, ISO 8601. */
  at: z.string(),
  doctor: z.string().nullable(),
});
export type PastVisitNote = z.output<typeof pastVisitNote>;
export const pastVisitNotePage = pageOf(pastVisitNote);

const orNothing = () => part().transform((value) => value ?? null);
const template = z.strictObject({
  title: filled(visitNoteTexts.templateTitle, 100),
  complaint: orNothing(),
  findings: orNothing(),
  diagnosis: orNothing(),
});
/** The ready texts of one user, for notes. Everybody has only the own ones. */
export const visitNoteTemplates = z.object({
  templates: z.array(template).max(30, visitNoteTexts.tooManyTemplates).default([]),
});
export const visitNoteTemplatesUpdate = z.strictObject({
  templates: z.array(template).max(30, visitNoteTexts.tooManyTemplates),
  version: baseVersion,
});
export const visitNoteTemplatesAnswer = z.object({
  version: rowVersion,
  templates: z.array(z.object({ title: z.string(), ...stored })),
});
export type VisitNoteTemplates = z.output<typeof visitNoteTemplatesAnswer>;
