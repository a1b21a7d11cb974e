import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { amounts, goods, instant, oneOf, tomans } from './columns';
import { patients } from './patients';
import { products } from './products';
import { services } from './services';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** Status and payment status of a plan are computed from its sessions and never stored. */
export const treatment_plans = pgTable(
  'treatment_plans',
  {
    ...tenantRow(),
    code: text().notNull(),
    title: text().notNull(),
    patient_id: integer().notNull(),
    appointment_id: integer(),
    doctor_id: integer(),
    plan_notes: text(),
    attachments: text(),
    canceled_at: instant(),
    canceled_reason: text(),
  },
  (t) => [
    tenantKey('treatment_plans', t),
    unique('treatment_plans_code').on(t.clinic_id, t.code),
    tenantFk('treatment_plans_patient_fk', t, t.patient_id, patients),
    tenantFk('treatment_plans_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('treatment_plans_doctor_fk', t, t.doctor_id, users),
    index('treatment_plans_patient').on(t.clinic_id, t.patient_id, t.id),
    index('treatment_plans_doctor').on(t.clinic_id, t.doctor_id),
    index('treatment_plans_appointment').on(t.clinic_id, t.appointment_id),
  ],
);

export const sessionStates = ['planned', 'done', 'canceled'] as const;

/** Sessions of a plan. Title and price of the service are stored as they were. */
export const treatment_sessions = pgTable(
  'treatment_sessions',
  {
    ...tenantRow(),
    treatment_plan_id: integer().notNull(),
    /** The position in the plan, from 1. */
    ordinal: smallint().notNull(),
    session_title: text().notNull(),
    session_description: text(),
    service_id: integer(),
    service_type: text(),
    service_location: text(),
    starts_at: instant().notNull(),
    /** Hours. */
    estimated_duration: numeric({ precision: 5, scale: 2, mode: 'number' }),
    service_cost: tomans().notNull().default(0),
    /** The sum of its posted payments minus refunds; changes only together with one of them. */
    paid_amount: tomans().notNull().default(0),
    status: text().notNull().default('planned'),
    report: text(),
    report_attachment: text(),
    reported_at: instant(),
    reported_by: integer(),
    canceled_reason: text(),
  },
  (t) => [
    tenantKey('treatment_sessions', t),
    tenantFk('treatment_sessions_plan_fk', t, t.treatment_plan_id, treatment_plans),
    tenantFk('treatment_sessions_service_fk', t, t.service_id, services),
    oneOf('treatment_sessions_status', t.status, sessionStates),
    amounts('treatment_sessions_amounts', t.service_cost, t.paid_amount),
    check('treatment_sessions_not_overpaid', sql`${t.paid_amount} <= ${t.service_cost}`),
    check('treatment_sessions_duration', sql`${t.estimated_duration} > 0`),
    index('treatment_sessions_plan').on(t.clinic_id, t.treatment_plan_id, t.ordinal),
    index('treatment_sessions_start').on(t.clinic_id, t.starts_at),
  ],
);

/** An item that a session needs. Without a product it is not an item of the clinic's stock. */
export const session_items = pgTable(
  'session_items',
  {
    ...tenantFact(),
    session_id: integer().notNull(),
    product_id: integer(),
    name: text().notNull(),
    /** As it was typed; the texts allow free text. */
    quantity: text().notNull(),
    /** The quantity that leaves the stock with the report. */
    amount: goods(),
  },
  (t) => [
    tenantKey('session_items', t),
    tenantFk('session_items_session_fk', t, t.session_id, treatment_sessions),
    tenantFk('session_items_product_fk', t, t.product_id, products),
    index('session_items_session').on(t.clinic_id, t.session_id),
  ],
);

/** A template for plans: its sessions, each with its distance from the first day. */
export const plan_templates = pgTable(
  'plan_templates',
  {
    ...tenantRow(),
    title: text().notNull(),
    description: text(),
    sessions: jsonb().$type<readonly Record<string, unknown>[]>().notNull(),
  },
  (t) => [tenantKey('plan_templates', t)],
);

/** Every version of a report, of a session or of a transcription; append-only. */
export const report_versions = pgTable(
  'report_versions',
  {
    ...tenantFact(),
    owner: text().notNull(),
    owner_id: integer().notNull(),
    version: integer().notNull(),
    report: text(),
    report_attachment: text(),
    reason: text(),
  },
  (t) => [
    tenantKey('report_versions', t),
    oneOf('report_versions_owner', t.owner, ['session', 'transcription']),
    unique('report_versions_version').on(t.clinic_id, t.owner, t.owner_id, t.version),
  ],
);
