import { integer } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { trail } from './columns';

/** A row of one clinic. Its key is (clinic_id, id), so that nothing can refer to another clinic's row. */
export const tenantRow = () => ({
  clinic_id: integer()
    .notNull()
    .references(() => clinics.id),
  id: integer().notNull().generatedByDefaultAsIdentity(),
  ...trail(),
});
