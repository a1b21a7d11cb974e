import { foreignKey, integer, primaryKey, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { appNow, instant, trail } from './columns';

/** A row of one clinic. Its key is (clinic_id, id), so that a reference to another clinic's row is impossible. */
export const tenantRow = () => ({
  clinic_id: integer()
    .notNull()
    .references(() => clinics.id),
  id: integer().notNull().generatedByDefaultAsIdentity(),
  ...trail(),
});

interface Tenanted {
  clinic_id: AnyPgColumn;
  id: AnyPgColumn;
}

/** The name of the key of a table with rows of clinics: `{table}_key`. */
export const tenantKey = (table: string, t: Tenanted) =>
  primaryKey({ name: `${table}_key`, columns: [t.clinic_id, t.id] });

/** A reference to a row of the same clinic. */
export const tenantFk = (
  name: string,
  t: Pick<Tenanted, 'clinic_id'>,
  column: AnyPgColumn,
  target: Tenanted,
) =>
  foreignKey({
    name,
    columns: [t.clinic_id, column],
    foreignColumns: [target.clinic_id, target.id],
  });

/** A row of one clinic that is written once and never changed. */
export const tenantFact = () => ({
  clinic_id: integer()
    .notNull()
    .references(() => clinics.id),
  id: integer().notNull().generatedByDefaultAsIdentity(),
  user_id: integer(),
  created_at: instant().notNull().default(appNow),
});
