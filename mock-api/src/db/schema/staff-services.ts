import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { services } from './services';
import { tenantFk } from './tenant-row';
import { users } from './users';

/** The services that a doctor does. A doctor without rows does every service of the clinic. */
export const staff_services = pgTable(
  'staff_services',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    user_id: integer().notNull(),
    service_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'staff_services_key', columns: [t.clinic_id, t.user_id, t.service_id] }),
    tenantFk('staff_services_user_fk', t, t.user_id, users),
    tenantFk('staff_services_service_fk', t, t.service_id, services),
    index('staff_services_service').on(t.clinic_id, t.service_id),
  ],
);
