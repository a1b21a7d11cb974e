import {
  consentStates,
  photoAngles,
  photoKinds,
  photoRotations,
} from '@ziba/shared/contracts/photo-sets';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { calendarDay, instant, oneOf } from './columns';
import { patients } from './patients';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { transcriptions } from './transcriptions';
import { treatment_sessions } from './treatment-plans';
import { users } from './users';

/** Pictures of a patient that were taken on one day. At most one reference to a visit is set. */
export const photo_sets = pgTable(
  'photo_sets',
  {
    ...tenantRow(),
    patient_id: integer().notNull(),
    /** The day in Tehran. */
    taken_on: calendarDay().notNull(),
    kind: text().notNull(),
    title: text(),
    note: text(),
    appointment_id: integer(),
    treatment_session_id: integer(),
    transcription_id: integer(),
    /** Whether the patient allows using the pictures in advertising; null when nobody has asked. */
    marketing_consent: text(),
    marketing_consent_at: instant(),
    /** Who wrote the patient's answer down. */
    marketing_consent_by: integer(),
  },
  (t) => [
    tenantKey('photo_sets', t),
    tenantFk('photo_sets_patient_fk', t, t.patient_id, patients),
    tenantFk('photo_sets_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('photo_sets_session_fk', t, t.treatment_session_id, treatment_sessions),
    tenantFk('photo_sets_transcription_fk', t, t.transcription_id, transcriptions),
    tenantFk('photo_sets_consent_by_fk', t, t.marketing_consent_by, users),
    oneOf('photo_sets_kind', t.kind, photoKinds),
    oneOf('photo_sets_marketing_consent', t.marketing_consent, consentStates),
    check(
      'photo_sets_one_visit',
      sql`num_nonnulls(${t.appointment_id}, ${t.treatment_session_id}, ${t.transcription_id}) <= 1`,
    ),
    check(
      'photo_sets_consent_whole',
      sql`num_nonnulls(${t.marketing_consent}, ${t.marketing_consent_at}, ${t.marketing_consent_by}) in (0, 3)`,
    ),
    index('photo_sets_patient').on(t.clinic_id, t.patient_id, t.taken_on, t.id),
  ],
);

/** The pictures of a set, in the order in which they were added. */
export const photos = pgTable(
  'photos',
  {
    ...tenantRow(),
    photo_set_id: integer().notNull(),
    /** The stored name of the file. */
    file: text().notNull(),
    angle: text().notNull(),
    /** Degrees clockwise that the picture is turned by when it is shown. */
    rotation: smallint().notNull().default(0),
  },
  (t) => [
    tenantKey('photos', t),
    tenantFk('photos_set_fk', t, t.photo_set_id, photo_sets),
    oneOf('photos_angle', t.angle, photoAngles),
    check('photos_rotation', sql`${t.rotation} in (${sql.raw(photoRotations.join(', '))})`),
    index('photos_set').on(t.clinic_id, t.photo_set_id, t.id),
  ],
);
