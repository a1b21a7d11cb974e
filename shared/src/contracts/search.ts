import { z } from 'zod';
import { words } from './common';
import { day } from './days';
import { pageMeta, pageOf, pageQuery } from './lists';
import { toLatinDigits } from './digits';
import { cleanText } from './normalise';
import type { SectionKey } from './permissions';

/** The searched kinds, and the sections whose users may find them. Every user may find tickets. */
export const searchKinds = [
  'patient',
  'appointment',
  'plan',
  'staff',
  'product',
  'ticket',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchSections: Record<SearchKind, readonly SectionKey[]> = {
  patient: ['patients', 'appointments', 'prescriptions'],
  appointment: ['appointments', 'prescriptions', 'patients'],
  plan: ['appointments', 'prescriptions', 'patients'],
  staff: ['users'],
  product: ['inventory'],
  ticket: ['support'],
};

/** The default number of hits of each kind. */
export const searchLimit = 5;

const kinds = z
  .string()
  .max(200)
  .transform((value) => value.split(',').map(cleanText).filter(Boolean))
  .pipe(z.array(z.enum(searchKinds)));

/** `q` may have any digits and half-spaces; fewer than two characters find nothing. */
export const searchQuery = z.strictObject({
  q: z.string().max(200).transform(cleanText).optional(),
  /** The same as `q`. */
  search: z.string().max(200).transform(cleanText).optional(),
  /** Kinds to search, with commas between; all that the caller may see when left out. */
  kinds: kinds.optional(),
  /** Hits of each kind. */
  limit: z
    .string()
    .transform(toLatinDigits)
    .transform(Number)
    .pipe(z.number({ error: words.wrongNumber }).int().min(1).max(50))
    .optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.number().int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  /** Its code: national code, appointment code, system code. */
  code: z.string().nullable(),
  patient_id: z.number().int().nullable(),
  /** The newest prescription of an appointment that was not canceled. */
  transcription_id: z.number().int().nullable(),
  /** ISO 8601, for kinds with a time. */
  date: z.string().nullable(),
});
export type SearchHit = z.output<typeof searchHit>;

/** The hits by kind, in the order of `searchKinds`. */
export const searchAnswer = z.object({ data: z.array(searchHit), meta: pageMeta });

const queryDay = z.string().pipe(day(words.wrongDate));
const queryText = z.string().max(100).transform(cleanText).optional();

/** Filters of the log of a clinic's changes. Days in Tehran, both ends included. */
export const auditQuery = pageQuery.extend({
  entity: queryText,
  entity_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  user: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  user_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  action: queryText,
  date: queryDay.optional(),
  from: queryDay.optional(),
  to: queryDay.optional(),
});

const values = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.number().int().nullable(),
  user_id: z.number().int().nullable(),
  user: z.object({ id: z.number().int(), fullName: z.string(), username: z.string() }).nullable(),
  before: values,
  after: values,
  reason: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);
