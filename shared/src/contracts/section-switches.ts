import { z } from 'zod';
import { optionalReference, reference, words } from './common';
import { instant } from './days';
import { optionalChoice, pageQuery } from './lists';
import { offReasons } from './registry';

const section = z.string().regex(/^[a-z][a-z-]*$/);
/** A filter; empty means no filter. */
const optionalSection = z.preprocess((value) => value || undefined, section.optional());
const clinicIds = z.array(z.int().positive()).min(1).max(2_000);
const reason = z.string().trim().max(500).default('');

/** The state of one section at one clinic. */
export const switchCell = z.object({
  section,
  is_on: z.boolean(),
  /** Why it is off; null while it is on. */
  reason: z.enum(offReasons).nullable(),
  /** The next scheduled switch: its time (ISO 8601) and state. */
  scheduled: z.object({ id: z.int(), at: z.string(), is_on: z.boolean() }).nullable(),
  /** The version of the section's remote at this clinic, when it is not the default. */
  version: z.string().nullable(),
  /** Loads of the last 24 hours and how many failed. */
  loads: z.int(),
  failures: z.int(),
  /** When somebody of the clinic last opened it; null for never (within 30 days). */
  last_opened_at: z.string().nullable(),
});
export type SwitchCell = z.output<typeof switchCell>;

/** The filter for clinics of the matrix. */
export const matrixStates = ['any_off', 'scheduled', 'pinned', 'canary', 'failing'] as const;

/** Finds clinics where any section has this state, or the given one. */
export const matrixQuery = pageQuery.extend({
  state: optionalChoice(matrixStates),
  section: optionalSection,
});
export type MatrixQuery = z.output<typeof matrixQuery>;

/** `GET /registry/matrix?page&limit&search&state&section`: clinics, each with all toggled sections. */
export const matrixRow = z.object({
  clinic_id: z.int(),
  name: z.string(),
  code: z.string(),
  city: z.string(),
  is_active: z.boolean(),
  cells: z.array(switchCell),
});
export type MatrixRow = z.output<typeof matrixRow>;

/** `GET /registry/sections`: the columns of the matrix, in menu order. */
export const matrixColumn = z.object({
  section,
  title: z.string(),
  icon: z.string().nullable(),
  remote: z.string(),
});
export type MatrixColumn = z.output<typeof matrixColumn>;

/** `POST /registry/switches`, and its `/preview`. */
export const switchInput = z.strictObject({
  clinic_ids: clinicIds,
  section,
  is_on: z.boolean(),
  reason,
});
export type SwitchInput = z.input<typeof switchInput>;

/** The effects of a switch. */
export const switchPreview = z.object({
  /** Clinics that it changes, and clinics that have the state already. */
  clinics: z.array(z.object({ id: z.int(), name: z.string() })),
  unchanged: z.int(),
  /** Pages that disappear (or appear). */
  pages: z.array(z.object({ title: z.string(), address: z.string() })),
  /** Active users who have the section, and those of them whose first page it is. */
  users: z.int(),
  landing_users: z.int(),
  /** Users who opened it within the last 15 minutes. */
  recent_users: z.int(),
});
export type SwitchPreview = z.output<typeof switchPreview>;

/** The clinics whose switch changed; the opposite call for them undoes it. */
export const switchAnswer = z.object({ section, is_on: z.boolean(), changed: z.array(z.int()) });
export type SwitchAnswer = z.output<typeof switchAnswer>;

/** `GET /registry/new-sections`: sections that were released for the first time and are not accepted yet. */
export const newSection = z.object({
  section,
  title: z.string(),
  /** Its first release: owner, author, notes and bytes. */
  remote: z.string(),
  version: z.string(),
  author: z.string(),
  notes: z.string(),
  size: z.int(),
  created_at: z.string(),
  /** The addresses that it needs. */
  pages: z.array(z.object({ title: z.string(), address: z.string() })),
});
export type NewSection = z.output<typeof newSection>;

/** `POST /registry/new-sections/:section/accept`: the clinics that get it now; the list may be empty. */
export const acceptParams = z.object({ section: z.string().max(80) });
export const acceptInput = z.strictObject({
  clinic_ids: z.array(z.int().positive()).max(2_000).default([]),
  reason,
});
export type AcceptInput = z.input<typeof acceptInput>;
export const acceptAnswer = z.object({ section, changed: z.array(z.int()) });
export type AcceptAnswer = z.output<typeof acceptAnswer>;

/** `POST /registry/switch-schedules`: a switch from a time on (ISO 8601, in the future). */
export const switchScheduleInput = switchInput.extend({ at: instant() });
export const switchSchedule = z.object({
  id: z.int(),
  clinic_id: z.int(),
  clinic_name: z.string(),
  section,
  is_on: z.boolean(),
  at: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  reason: z.string(),
});
export type SwitchSchedule = z.output<typeof switchSchedule>;

/** The filters of the log; changes of a clinic include those for all clinics. */
export const auditQuery = pageQuery.extend({
  remote: z.string().max(80).optional(),
  section: optionalSection,
  action: z.string().max(80).optional(),
  clinic_id: z.preprocess((value) => value || undefined, optionalReference()),
});
export type AuditQuery = z.output<typeof auditQuery>;

/** `GET /registry/audit`: who changed what, newest first. */
export const registryChange = z.object({
  id: z.int(),
  at: z.string(),
  /** Username, name of a deploy token, or null for the server itself (a canary out of its budget). */
  by: z.string().nullable(),
  /** `publish`, `activate`, `pin`, `unpin`, `canary`, `promote`, `stop`, `roll_back`, `switch_on`, … */
  action: z.string(),
  remote: z.string().nullable(),
  version: z.string().nullable(),
  section: z.string().nullable(),
  clinic: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** How many clinics it changed. */
  clinics: z.int().nullable(),
  reason: z.string(),
});
export type RegistryChange = z.output<typeof registryChange>;

/** `GET /registry/clinics/:id/users`: the users that can be explained. */
export const clinicUser = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  is_active: z.boolean(),
});
export type ClinicUser = z.output<typeof clinicUser>;

export const explainSteps = [
  'registered',
  'clinic_active',
  'subscription',
  'feature',
  'switch',
  'contract',
  'account',
  'access',
  'last_load',
] as const;

export const explainQuery = z.strictObject({
  clinic_id: reference(words.wrongChoice),
  user_id: reference(words.wrongChoice),
  section,
});
export type ExplainQuery = z.output<typeof explainQuery>;

/** `GET /registry/explain?clinic_id&user_id&section`: each step of the chain with its verdict. */
export const explanation = z.object({
  clinic: z.object({ id: z.int(), name: z.string() }),
  user: z.object({ id: z.int(), username: z.string(), name: z.string() }),
  section,
  /** Whether the user sees it now. */
  is_visible: z.boolean(),
  /** The plan id that the user gets now, and the release. */
  plan: z.string(),
  remote: z.string().nullable(),
  version: z.string().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(explainSteps),
      verdict: z.enum(['good', 'bad', 'unknown']),
      /** A Persian sentence: the state of the step, and what to do when it is bad. */
      text: z.string(),
    }),
  ),
});
export type Explanation = z.output<typeof explanation>;

/** Who may load a section from their own machine (`/registry/developers`, `/registry/override`). */
export const developerInput = z.strictObject({
  username: z.string().trim().min(1, 'نام کاربری را وارد کنید'),
});
export const developer = z.object({
  user_id: z.int(),
  username: z.string(),
  clinic: z.string().nullable(),
  granted_by: z.string(),
  created_at: z.string(),
});
export type Developer = z.output<typeof developer>;

/** A loopback address only: `http://localhost:4100/`. */
export const overrideInput = z.strictObject({
  remote: z.string().regex(/^mfe-[a-z-]+$/),
  address: z.string().regex(/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{2,5}\/?$/),
});
