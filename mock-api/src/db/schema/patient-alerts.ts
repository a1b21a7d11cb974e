import { alertKinds, alertSeverities } from '@ziba/shared/contracts/patient-alerts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns';
import { patients } from './patients';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/**
 * What staff must beware of with a patient. A patient has one active pregnancy at most; the server holds
 * that with a lock on the patient and not with a unique index, because two files that are merged may each have one.
 */
export const patient_alerts = pgTable(
  'patient_alerts',
  {
    ...tenantRow(),
    patient_id: integer().notNull(),
    kind: text().notNull(),
    text: text().notNull(),
    /** Severity and reaction of an allergy. */
    severity: text(),
    reaction: text(),
    note: text(),
    recorded_by: integer(),
    /** Set when the alert no longer applies; it stays in the file. */
    ended_at: instant(),
    ended_by: integer(),
    end_reason: text(),
  },
  (t) => [
    tenantKey('patient_alerts', t),
    tenantFk('patient_alerts_patient_fk', t, t.patient_id, patients),
    tenantFk('patient_alerts_recorded_by_fk', t, t.recorded_by, users),
    tenantFk('patient_alerts_ended_by_fk', t, t.ended_by, users),
    oneOf('patient_alerts_kind', t.kind, alertKinds),
    oneOf('patient_alerts_severity', t.severity, alertSeverities),
    check(
      'patient_alerts_of_allergy',
      sql`${t.kind} = 'allergy' or (${t.severity} is null and ${t.reaction} is null)`,
    ),
    index('patient_alerts_patient').on(t.clinic_id, t.patient_id),
  ],
);
