import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** What a doctor noted at a visit: one note for each appointment at most. */
export const visit_notes = pgTable(
  'visit_notes',
  {
    ...tenantRow(),
    appointment_id: integer().notNull(),
    complaint: text(),
    findings: text(),
    diagnosis: text(),
    /** Who wrote last. */
    written_by: integer(),
  },
  (t) => [
    tenantKey('visit_notes', t),
    tenantFk('visit_notes_appointment_fk', t, t.appointment_id, appointments),
    tenantFk('visit_notes_written_by_fk', t, t.written_by, users),
    unique('visit_notes_appointment').on(t.clinic_id, t.appointment_id),
  ],
);
