import { failureCodes, reportKinds } from '@ziba/shared/contracts/section-reports';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, oneOf } from './columns';
import { users } from './users';

/**
 * Sections that teams have added with a release, and the release that brought each one first. Such a section is off for
 * a clinic until the operator has accepted it and switched it on there; a section without a row here is on.
 */
export const team_sections = pgTable('team_sections', {
  section: text().primaryKey(),
  remote: text().notNull(),
  version: text().notNull(),
  created_at: instant().notNull().default(appNow),
  accepted_at: instant(),
  accepted_by: text(),
});

/** Whether a clinic has a section. Without a row it has the section, unless a team has added it: see above. */
export const section_switches = pgTable(
  'section_switches',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    section: text().notNull(),
    is_on: boolean().notNull(),
    changed_at: instant().notNull().default(appNow),
  },
  (t) => [primaryKey({ name: 'section_switches_key', columns: [t.clinic_id, t.section] })],
);

/** Scheduled switches; a job carries them out. */
export const switch_schedules = pgTable(
  'switch_schedules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    section: text().notNull(),
    is_on: boolean().notNull(),
    at: instant().notNull(),
    reason: text().notNull().default(''),
    created_by: text().notNull(),
    created_at: instant().notNull().default(appNow),
    done_at: instant(),
    canceled_at: instant(),
  },
  (t) => [
    uniqueIndex('switch_schedules_once')
      .on(t.clinic_id, t.section, t.at)
      .where(sql`${t.done_at} is null and ${t.canceled_at} is null`),
    index('switch_schedules_due')
      .on(t.at)
      .where(sql`${t.done_at} is null and ${t.canceled_at} is null`),
  ],
);

/** Openings of sections, as browsers report them; kept for 30 days. */
export const section_reports = pgTable(
  'section_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    clinic_id: integer().references(() => clinics.id),
    user_id: integer().notNull(),
    plan: text().notNull(),
    prefix: text().notNull(),
    /** The key of the section in switches and rights. */
    section: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    code: text(),
    is_cold: boolean().notNull(),
    ms: integer().notNull(),
    at: instant().notNull().default(appNow),
  },
  (t) => [
    oneOf('section_reports_kind', t.kind, reportKinds),
    oneOf('section_reports_code', t.code, failureCodes),
    index('section_reports_release').on(t.remote, t.version, t.at),
    index('section_reports_clinic').on(t.clinic_id, t.section, t.at),
    index('section_reports_age').on(t.at),
  ],
);

/** Accounts that may load a section from their own machine. */
export const developers = pgTable('developers', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  granted_by: text().notNull(),
  created_at: instant().notNull().default(appNow),
});
