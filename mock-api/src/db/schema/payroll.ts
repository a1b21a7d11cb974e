import { payrollSources } from '@ziba/shared/contracts/payroll';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { incomeTypes } from './accounting';
import { appointments } from './appointments';
import { amounts, instant, oneOf, tomans } from './columns';
import { financial_documents } from './financial-documents';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { transcriptions } from './transcriptions';
import { treatment_sessions } from './treatment-plans';
import { users } from './users';

/** A Jalali month, YYYY-MM. */
const jalaliMonth = () => text().notNull();
const monthForm = (name: string, column: Parameters<typeof tenantFk>[2]) =>
  check(name, sql`${column} ~ '^1[34]\\d\\d-(0[1-9]|1[0-2])$'`);

const hours = () => numeric({ precision: 6, scale: 2, mode: 'number' });
const days = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** The data of a person's month before it is posted: hours, leave, and what is added or deducted. */
export const payroll_adjustments = pgTable(
  'payroll_adjustments',
  {
    ...tenantRow(),
    month: jalaliMonth(),
    user_id: integer().notNull(),
    /** Null: as in the contract. */
    worked_hours: hours(),
    /** Null: as in the schedule. */
    leave_days: days(),
    /** Tomans; may be negative. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
    note: text(),
  },
  (t) => [
    tenantKey('payroll_adjustments', t),
    tenantFk('payroll_adjustments_user_fk', t, t.user_id, users),
    unique('payroll_adjustments_month').on(t.clinic_id, t.user_id, t.month),
    monthForm('payroll_adjustments_month_form', t.month),
    check(
      'payroll_adjustments_note',
      sql`${t.amount} = 0 or (${t.note} is not null and ${t.note} <> '')`,
    ),
    check(
      'payroll_adjustments_measures',
      sql`${t.worked_hours} between 0 and 744 and ${t.leave_days} between 0 and 31`,
    ),
  ],
);

/** The pay of a Jalali month as it was posted. It is voided, not deleted. */
export const payroll_runs = pgTable(
  'payroll_runs',
  {
    ...tenantRow(),
    month: jalaliMonth(),
    note: text(),
    /** Tomans; the sum of all lines. */
    total: bigint({ mode: 'number' }).notNull(),
    posted_by: integer().notNull(),
    voided_at: instant(),
    voided_by: integer(),
    void_reason: text(),
  },
  (t) => [
    tenantKey('payroll_runs', t),
    tenantFk('payroll_runs_posted_by_fk', t, t.posted_by, users),
    tenantFk('payroll_runs_voided_by_fk', t, t.voided_by, users),
    monthForm('payroll_runs_month_form', t.month),
    index('payroll_runs_month').on(t.clinic_id, t.month),
  ],
);

/** The pay of one person, with the values that it was computed from. A month of a person counts once. */
export const payroll_lines = pgTable(
  'payroll_lines',
  {
    ...tenantRow(),
    run_id: integer().notNull(),
    month: jalaliMonth(),
    user_id: integer().notNull(),
    income_type: text(),
    fixed_amount: tomans().notNull(),
    work_days: smallint().notNull(),
    daily_work_hours: hours().notNull(),
    worked_hours: hours().notNull(),
    leave_days: days().notNull(),
    paid_leave_days: days().notNull(),
    fixed_part: tomans().notNull(),
    percentage_value: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    percentage_source: text(),
    /** The number of services that the base comes from. */
    items: integer().notNull(),
    base_amount: tomans().notNull(),
    percentage_part: tomans().notNull(),
    /** Tomans; what changed since earlier months were posted. May be negative. */
    correction: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether `payroll_items` has the work behind the line; not so for lines from before that table. */
    keeps_items: boolean().notNull().default(false),
    /** Tomans; may be negative. */
    adjustment: bigint({ mode: 'number' }).notNull(),
    note: text(),
    total: tomans().notNull(),
    financial_document_id: integer().notNull(),
    /** Set when the run is voided, or only the document of the person. */
    voided_at: instant(),
  },
  (t) => [
    tenantKey('payroll_lines', t),
    tenantFk('payroll_lines_run_fk', t, t.run_id, payroll_runs),
    tenantFk('payroll_lines_user_fk', t, t.user_id, users),
    tenantFk('payroll_lines_document_fk', t, t.financial_document_id, financial_documents),
    uniqueIndex('payroll_lines_once')
      .on(t.clinic_id, t.user_id, t.month)
      .where(sql`${t.voided_at} is null`),
    unique('payroll_lines_document').on(t.clinic_id, t.financial_document_id),
    oneOf('payroll_lines_income_type', t.income_type, incomeTypes),
    monthForm('payroll_lines_month_form', t.month),
    amounts(
      'payroll_lines_amounts',
      t.fixed_amount,
      t.fixed_part,
      t.base_amount,
      t.percentage_part,
      t.total,
    ),
    check(
      'payroll_lines_total',
      sql`${t.total} = ${t.fixed_part} + ${t.percentage_part} + ${t.correction} + ${t.adjustment}`,
    ),
    check('payroll_lines_leave', sql`${t.paid_leave_days} <= ${t.leave_days}`),
    index('payroll_lines_run').on(t.clinic_id, t.run_id),
  ],
);

/**
 * The paid work behind a line, one row for each: what the percentage of the line was taken of. The rows of a work in all
 * lines that are not void add up to what was paid for it, so that a later month pays only the difference.
 */
export const payroll_items = pgTable(
  'payroll_items',
  {
    ...tenantFact(),
    line_id: integer().notNull(),
    /** Whose work it is; the same person as that of the line. */
    staff_id: integer().notNull(),
    source: text().notNull(),
    appointment_id: integer(),
    session_id: integer(),
    transcription_id: integer(),
    /** Tomans paid by the patient; negative for what was given back or is not theirs any more. */
    amount: bigint({ mode: 'number' }).notNull(),
    percentage_value: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Whether the work is one of an earlier month. */
    is_correction: boolean().notNull(),
  },
  (t) => [
    tenantKey('payroll_items', t),
    tenantFk('payroll_items_line_fk', t, t.line_id, payroll_lines),
    tenantFk('payroll_items_staff_fk', t, t.staff_id, users),
    tenantFk('payroll_items_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('payroll_items_session_fk', t, t.session_id, treatment_sessions),
    tenantFk('payroll_items_transcription_fk', t, t.transcription_id, transcriptions),
    oneOf('payroll_items_source', t.source, payrollSources),
    check('payroll_items_amount', sql`${t.amount} <> 0`),
    check(
      'payroll_items_one_target',
      sql`num_nonnulls(${t.appointment_id}, ${t.session_id}, ${t.transcription_id}) = 1`,
    ),
    index('payroll_items_line').on(t.clinic_id, t.line_id),
    index('payroll_items_appointment').on(t.clinic_id, t.appointment_id),
    index('payroll_items_session').on(t.clinic_id, t.session_id),
    index('payroll_items_transcription').on(t.clinic_id, t.transcription_id),
  ],
);
