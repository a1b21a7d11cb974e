import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { patients } from './patients';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** The value of a field of the kept patient before a merge and after it. */
export interface MergedField {
  before: unknown;
  after: unknown;
}

/**
 * Merges of two files into one: `merged_id` was archived, its rows belong to `kept_id` now. Contains all
 * that an undo needs.
 */
export const patient_merges = pgTable(
  'patient_merges',
  {
    ...tenantRow(),
    kept_id: integer().notNull(),
    merged_id: integer().notNull(),
    merged_by: integer(),
    /** The ids of the rows that were moved, by table. */
    moved: jsonb().$type<Record<string, number[]>>().notNull(),
    /** The fields of the kept patient that took the value of the other. */
    fields: jsonb().$type<Record<string, MergedField>>().notNull(),
    undone_at: instant(),
    undone_by: integer(),
  },
  (t) => [
    tenantKey('patient_merges', t),
    tenantFk('patient_merges_kept_fk', t, t.kept_id, patients),
    tenantFk('patient_merges_merged_fk', t, t.merged_id, patients),
    tenantFk('patient_merges_by_fk', t, t.merged_by, users),
    tenantFk('patient_merges_undone_by_fk', t, t.undone_by, users),
    check('patient_merges_two', sql`${t.kept_id} <> ${t.merged_id}`),
    uniqueIndex('patient_merges_merged')
      .on(t.clinic_id, t.merged_id)
      .where(sql`${t.undone_at} is null`),
    index('patient_merges_kept').on(t.clinic_id, t.kept_id),
  ],
);
