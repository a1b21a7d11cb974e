import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { amounts, goods, instant, oneOf, tomans } from './columns';
import { drugDetails, drugs } from './drugs';
import { patients } from './patients';
import { products } from './products';
import { services } from './services';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

export const transcriptionKinds = ['surgical', 'pharmacy'] as const;

/** Prescriptions of both kinds. `operation_date` of a surgical one reserves the doctor's time. */
export const transcriptions = pgTable(
  'transcriptions',
  {
    ...tenantRow(),
    type: text().notNull(),
    appointment_id: integer(),
    patient_id: integer().notNull(),
    doctor_id: integer(),
    service_type_id: integer(),
    title: text(),
    operation_topic: text(),
    operation_date: instant(),
    /** Minutes. */
    operation_minutes: smallint(),
    /** Why the operation takes place although the doctor does not work at that time. */
    off_time_reason: text(),
    description: text(),
    attachments: text(),
    plan_notes: text(),
    /** The national tracking code of a pharmacy prescription, from the insurer's system: Latin digits. */
    tracking_code: text(),
    /** Why drugs were prescribed against a warning, and the warnings, a line each. */
    risk_reason: text(),
    risk_notes: text(),
    fee: tomans().notNull().default(0),
    paid_amount: tomans().notNull().default(0),
    report: text(),
    report_attachment: text(),
    reported_at: instant(),
    reported_by: integer(),
    canceled_at: instant(),
    canceled_reason: text(),
  },
  (t) => [
    tenantKey('transcriptions', t),
    tenantFk('transcriptions_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('transcriptions_patient_fk', t, t.patient_id, patients),
    tenantFk('transcriptions_doctor_fk', t, t.doctor_id, users),
    tenantFk('transcriptions_service_fk', t, t.service_type_id, services),
    oneOf('transcriptions_type', t.type, transcriptionKinds),
    amounts('transcriptions_amounts', t.fee, t.paid_amount),
    check('transcriptions_not_overpaid', sql`${t.paid_amount} <= ${t.fee}`),
    check(
      'transcriptions_pharmacy_report',
      sql`${t.type} <> 'pharmacy' or (${t.report} is null and ${t.report_attachment} is null)`,
    ),
    index('transcriptions_patient').on(t.clinic_id, t.patient_id),
    index('transcriptions_appointment').on(t.clinic_id, t.appointment_id),
    index('transcriptions_doctor').on(t.clinic_id, t.doctor_id, t.operation_date),
  ],
);

export const transcription_items = pgTable(
  'transcription_items',
  {
    ...tenantFact(),
    transcription_id: integer().notNull(),
    product_id: integer(),
    name: text().notNull(),
    quantity: text().notNull(),
    amount: goods(),
  },
  (t) => [
    tenantKey('transcription_items', t),
    tenantFk('transcription_items_transcription_fk', t, t.transcription_id, transcriptions),
    tenantFk('transcription_items_product_fk', t, t.product_id, products),
    index('transcription_items_transcription').on(t.clinic_id, t.transcription_id),
  ],
);

export const transcription_medications = pgTable(
  'transcription_medications',
  {
    ...tenantFact(),
    transcription_id: integer().notNull(),
    /** The drug of the list; the line keeps its own words, which a change of the list does not change. */
    drug_id: integer(),
    name: text().notNull(),
    ...drugDetails(),
    quantity: text().notNull(),
    usage: text().notNull(),
  },
  (t) => [
    tenantKey('transcription_medications', t),
    tenantFk('transcription_medications_drug_fk', t, t.drug_id, drugs),
    tenantFk('transcription_medications_transcription_fk', t, t.transcription_id, transcriptions),
    index('transcription_medications_transcription').on(t.clinic_id, t.transcription_id),
  ],
);
