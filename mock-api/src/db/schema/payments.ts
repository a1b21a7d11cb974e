import {
  ledgerKinds,
  paymentMethods,
  paymentStates,
  paymentTargets,
} from '@ziba/shared/contracts/payments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { cash_points } from './cash-points';
import { appNow, amounts, calendarDay, instant, nameKey, oneOf, tomans } from './columns';
import { patients } from './patients';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { transcriptions } from './transcriptions';
import { treatment_sessions } from './treatment-plans';

/** The cash of a till on one day. After it is closed, the day takes no payments of this till any more. */
export const cash_days = pgTable(
  'cash_days',
  {
    ...tenantRow(),
    date: calendarDay().notNull(),
    /** Null for the main till of the clinic. */
    cash_point_id: integer(),
    /** Tomans by method: the sums of the payments of the day. */
    expected: jsonb().$type<Record<string, number>>(),
    counted: jsonb().$type<Record<string, number>>(),
    difference: bigint({ mode: 'number' }),
    note: text(),
    closed_at: instant(),
    closed_by: integer(),
  },
  (t) => [
    tenantKey('cash_days', t),
    unique('cash_days_date').on(t.clinic_id, t.date, t.cash_point_id).nullsNotDistinct(),
    tenantFk('cash_days_cash_point_fk', t, t.cash_point_id, cash_points),
  ],
);

/** Payments of patients. Exactly one reference to a target is set. Rows are never deleted but voided or refunded. */
export const payments = pgTable(
  'payments',
  {
    ...tenantRow(),
    patient_id: integer().notNull(),
    target: text().notNull(),
    appointment_id: integer(),
    session_id: integer(),
    transcription_id: integer(),
    amount: tomans().notNull(),
    refunded_amount: tomans().notNull().default(0),
    method: text().notNull().default('cash'),
    reference: text(),
    note: text(),
    paid_at: instant().notNull().default(appNow),
    received_by: integer().notNull(),
    status: text().notNull().default('posted'),
    void_reason: text(),
    voided_at: instant(),
    /** Counted for the clinic, without gaps; null for payments from before: the number of these is their id. */
    receipt_number: integer(),
    /** Where the money was taken; null for the main till. */
    cash_point_id: integer(),
  },
  (t) => [
    tenantKey('payments', t),
    unique('payments_receipt_number').on(t.clinic_id, t.receipt_number),
    tenantFk('payments_patient_fk', t, t.patient_id, patients),
    tenantFk('payments_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('payments_session_fk', t, t.session_id, treatment_sessions),
    tenantFk('payments_transcription_fk', t, t.transcription_id, transcriptions),
    tenantFk('payments_cash_point_fk', t, t.cash_point_id, cash_points),
    oneOf('payments_target', t.target, paymentTargets),
    oneOf('payments_method', t.method, paymentMethods),
    oneOf('payments_status', t.status, paymentStates),
    amounts('payments_amounts', t.amount, t.refunded_amount),
    check('payments_amount', sql`${t.amount} > 0 and ${t.refunded_amount} <= ${t.amount}`),
    check(
      'payments_one_target',
      sql`num_nonnulls(${t.appointment_id}, ${t.session_id}, ${t.transcription_id}) = (case when ${t.target} = 'wallet' then 0 else 1 end)`,
    ),
    index('payments_patient').on(t.clinic_id, t.patient_id, t.id),
    index('payments_session').on(t.clinic_id, t.session_id),
    index('payments_time').on(t.clinic_id, t.paid_at),
  ],
);

/** Refunds; append-only. */
export const refunds = pgTable(
  'refunds',
  {
    ...tenantFact(),
    payment_id: integer().notNull(),
    amount: tomans().notNull(),
    method: text().notNull(),
    reason: text().notNull(),
    /** Where the money was given back; null for the main till. */
    cash_point_id: integer(),
  },
  (t) => [
    tenantKey('refunds', t),
    tenantFk('refunds_payment_fk', t, t.payment_id, payments),
    tenantFk('refunds_cash_point_fk', t, t.cash_point_id, cash_points),
    oneOf('refunds_method', t.method, paymentMethods),
    check('refunds_amount', sql`${t.amount} > 0`),
    index('refunds_payment').on(t.clinic_id, t.payment_id),
  ],
);

/**
 * Entries of a patient's account; append-only. Above zero: the clinic owes the patient; below zero: the patient owes
 * the clinic.
 */
export const patient_ledger = pgTable(
  'patient_ledger',
  {
    ...tenantFact(),
    patient_id: integer().notNull(),
    kind: text().notNull(),
    /** Tomans; may be negative. */
    amount: bigint({ mode: 'number' }).notNull(),
    ref_kind: text(),
    ref_id: integer(),
    note: text(),
  },
  (t) => [
    tenantKey('patient_ledger', t),
    tenantFk('patient_ledger_patient_fk', t, t.patient_id, patients),
    oneOf('patient_ledger_kind', t.kind, ledgerKinds),
    check('patient_ledger_amount', sql`${t.amount} <> 0`),
    index('patient_ledger_patient').on(t.clinic_id, t.patient_id, t.id),
  ],
);

/** Discount codes. */
export const discount_codes = pgTable(
  'discount_codes',
  {
    ...tenantRow(),
    code: text().notNull(),
    title: text(),
    kind: text().notNull(),
    /** Percent or tomans. */
    value: tomans().notNull(),
    service_id: integer(),
    starts_on: calendarDay(),
    ends_on: calendarDay(),
    max_uses: integer(),
    per_patient: integer(),
    used: integer().notNull().default(0),
  },
  (t) => [
    tenantKey('discount_codes', t),
    // An archived code can be given anew.
    uniqueIndex('discount_codes_code')
      .on(t.clinic_id, nameKey(t.code))
      .where(sql`${t.archived_at} is null`),
    oneOf('discount_codes_kind', t.kind, ['percent', 'amount']),
    check(
      'discount_codes_value',
      sql`${t.value} > 0 and (${t.kind} <> 'percent' or ${t.value} <= 100)`,
    ),
    check('discount_codes_uses', sql`${t.max_uses} is null or ${t.used} <= ${t.max_uses}`),
  ],
);

export const discount_uses = pgTable(
  'discount_uses',
  {
    ...tenantFact(),
    discount_id: integer().notNull(),
    patient_id: integer().notNull(),
    appointment_id: integer().notNull(),
    amount: tomans().notNull(),
  },
  (t) => [
    tenantKey('discount_uses', t),
    tenantFk('discount_uses_discount_fk', t, t.discount_id, discount_codes),
    tenantFk('discount_uses_patient_fk', t, t.patient_id, patients),
    tenantFk('discount_uses_appointment_fk', t, t.appointment_id, appointments),
    unique('discount_uses_appointment').on(t.clinic_id, t.appointment_id),
    index('discount_uses_patient').on(t.clinic_id, t.discount_id, t.patient_id),
  ],
);
