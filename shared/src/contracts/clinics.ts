import { z } from 'zod';
import { words } from './common';
import { day } from './days';
import { pageMeta, pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';

export { clinicTexts, subscriptionTypes } from './clinic-texts';

export const accountStatuses = ['active', 'pending', 'suspended', 'archived'] as const;

/** The fields of a clinic that the layout and the login check need. */
export const clinicSummary = z.object({
  id: z.number().int(),
  version: rowVersion,
  /** The display code, such as C-MEHR-SHZ-0504-1234567. */
  clinic_id: z.string(),
  name: z.string(),
  name_en: z.string(),
  address: z.string(),
  phone1: z.string(),
  phone2: z.string().nullable(),
  responsible_name: z.string(),
  avatar_image: z.string().nullable(),
  /** #rrggbb in lower case: replaces the product's accent on the clinic's screens. */
  accent_color: z.string().nullable(),
  /** A line below the clinic's name on printed documents, and their last line. */
  print_header: z.string().nullable(),
  print_footer: z.string().nullable(),
  /** Before the numbers of treatment plans; null: the product's prefix. */
  plan_code_prefix: z.string().nullable(),
  /** After how many months the texts of sent messages are removed; null: never. */
  sms_keep_months: z.number().int().nullable(),
  /** Whether patients may have a foreign number instead of a national code. */
  foreign_patients: z.boolean(),
  notes: z.string().nullable(),
  account_status: z.string(),
  is_active: z.boolean(),
  subscription_type: z.string(),
  subscription_days: z.number().int(),
  /** YYYY-MM-DD. */
  subscription_start_date: z.string(),
  /** Days left of the subscription, 0 … subscription_days, Tehran time. */
  remaining_days: z.number().int(),
  /** Only sent to users with the section `settings`, who may change it. */
  identity_file: z.string().nullable().optional(),
});
export type ClinicSummary = z.output<typeof clinicSummary>;

/** A clinic as the platform operator sees it. */
export const clinic = clinicSummary.extend({
  city: z.string(),
  clinic_category_id: z.number().int().nullable(),
  clinic_category: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  responsible_national_id: z.string(),
  identity_file: z.string().nullable(),
  storage_limit: z.string(),
  upload_traffic_limit: z.string(),
  sms_limit: z.string(),
  /** Module titles joined by an Arabic comma. */
  features: z.string(),
  payment_title: z.string().nullable(),
  payment_description: z.string().nullable(),
  amount_to_pay: z.number().nullable(),
  paid_amount: z.number().nullable(),
  invoice_file: z.string().nullable(),
  contract_file: z.string().nullable(),
  /** The reason of the suspension, in the spelling of the texts. */
  suspention_reason: z.string().nullable().optional(),
  created_at: z.string(),
});
export type Clinic = z.output<typeof clinic>;

/** `draft` and `expired` are derived: not activated yet; the subscription has ended. */
export const clinicFilters = [...accountStatuses, 'draft', 'expired'] as const;

const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);
const statusFilter = z.preprocess(blankIsMissing, z.enum(clinicFilters).optional());

export const clinicQuery = pageQuery.extend({
  account_status: statusFilter,
  /** The same filter under its short name. */
  status: statusFilter,
  clinic_category_id: z.coerce.number().int().optional(),
  /** Active clinics whose subscription ends within this many days, but has not ended. */
  ends_within: z.preprocess(blankIsMissing, z.coerce.number().int().min(1).max(366).optional()),
  /** Active clinics whose subscription ends on this day, YYYY-MM-DD in Tehran. */
  ends_on: z.preprocess(blankIsMissing, day(words.wrongDate).optional()),
});

/** One change of a clinic's status. */
export const clinicStatusEvent = z.object({
  id: z.number().int(),
  from_status: z.string(),
  to_status: z.string(),
  reason: z.string().nullable(),
  user_id: z.number().int().nullable(),
  user_name: z.string().nullable(),
  created_at: z.string(),
});
export type ClinicStatusEvent = z.output<typeof clinicStatusEvent>;
export const clinicStatusEventPage = pageOf(clinicStatusEvent);

/** The list repeats `total` at the top level, where the texts' clients read it. */
export const clinicPage = z.object({
  data: z.array(clinic),
  meta: pageMeta,
  total: z.number().int(),
});
