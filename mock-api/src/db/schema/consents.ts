import { consentSigners, signatureKinds } from '@ziba/shared/contracts/consents';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { appointments } from './appointments';
import { clinics } from './clinics';
import { appNow, instant, oneOf } from './columns';
import { patients } from './patients';
import { services } from './services';
import { tenantFact, tenantFk, tenantKey, tenantRow } from './tenant-row';
import { treatment_sessions } from './treatment-plans';
import { users } from './users';

/** The consents that a clinic lets its patients sign; their texts are in `consent_versions`. */
export const consent_templates = pgTable(
  'consent_templates',
  {
    ...tenantRow(),
    title: text().notNull(),
    is_active: boolean().notNull().default(true),
  },
  (t) => [tenantKey('consent_templates', t)],
);

/** The services that a template belongs to. */
export const consent_template_services = pgTable(
  'consent_template_services',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    template_id: integer().notNull(),
    service_id: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'consent_template_services_key',
      columns: [t.clinic_id, t.template_id, t.service_id],
    }),
    tenantFk('consent_template_services_template_fk', t, t.template_id, consent_templates),
    tenantFk('consent_template_services_service_fk', t, t.service_id, services),
    index('consent_template_services_service').on(t.clinic_id, t.service_id),
  ],
);

/** What a template said at a time. Written once; signed consents keep the version that was signed. */
export const consent_versions = pgTable(
  'consent_versions',
  {
    ...tenantFact(),
    template_id: integer().notNull(),
    /** From 1. */
    number: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (t) => [
    tenantKey('consent_versions', t),
    tenantFk('consent_versions_template_fk', t, t.template_id, consent_templates),
    unique('consent_versions_number').on(t.clinic_id, t.template_id, t.number),
  ],
);

/** The consents that patients, or their guardians, have signed. */
export const patient_consents = pgTable(
  'patient_consents',
  {
    ...tenantRow(),
    patient_id: integer().notNull(),
    version_id: integer().notNull(),
    service_id: integer(),
    treatment_session_id: integer(),
    appointment_id: integer(),
    signed_at: instant().notNull().default(appNow),
    signer: text().notNull(),
    signer_name: text().notNull(),
    /** What a guardian is to the patient. */
    relation: text(),
    signature_kind: text().notNull(),
    /** The strokes of a drawn signature as JSON. */
    signature: text(),
    /** Who had it signed. */
    taken_by: integer().notNull(),
    /** The stored name of the PDF. */
    file: text().notNull(),
    revoked_at: instant(),
    revoked_by: integer(),
    revoked_reason: text(),
  },
  (t) => [
    tenantKey('patient_consents', t),
    tenantFk('patient_consents_patient_fk', t, t.patient_id, patients),
    tenantFk('patient_consents_version_fk', t, t.version_id, consent_versions),
    tenantFk('patient_consents_service_fk', t, t.service_id, services),
    tenantFk('patient_consents_session_fk', t, t.treatment_session_id, treatment_sessions),
    tenantFk('patient_consents_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('patient_consents_taken_by_fk', t, t.taken_by, users),
    tenantFk('patient_consents_revoked_by_fk', t, t.revoked_by, users),
    oneOf('patient_consents_signer', t.signer, consentSigners),
    oneOf('patient_consents_signature_kind', t.signature_kind, signatureKinds),
    check(
      'patient_consents_signed',
      sql`(${t.signature_kind} = 'drawn') = (${t.signature} is not null)`,
    ),
    check(
      'patient_consents_relation',
      sql`(${t.signer} = 'guardian') = (${t.relation} is not null)`,
    ),
    check(
      'patient_consents_revoked',
      sql`(${t.revoked_at} is null) = (${t.revoked_reason} is null)`,
    ),
    index('patient_consents_patient').on(t.clinic_id, t.patient_id, t.id),
  ],
);
