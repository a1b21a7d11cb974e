import { drugClasses } from '@ziba/shared/contracts/drug-classes';
import { sql, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { nameKey, oneOf, searchable } from './columns';
import { clinics } from './clinics';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';
import { users } from './users';

/** What a drug and a line of a prescription say beside name, quantity and usage; free text. */
export const drugDetails = () => ({
  form: text(),
  strength: text(),
  dose: text(),
  frequency: text(),
  duration: text(),
  route: text(),
});

/** The drugs that a clinic prescribes. Lines of prescriptions copy them, so that they may change and be archived. */
export const drugs = pgTable(
  'drugs',
  {
    ...tenantRow(),
    name: text().notNull(),
    /** To which group it belongs; null if its name tells. */
    drug_class: text(),
    ...drugDetails(),
    quantity: text(),
    usage: text(),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(
        sql`${drugs.name}`,
        sql`coalesce(${drugs.form}, '')`,
        sql`coalesce(${drugs.strength}, '')`,
      ),
    ),
  },
  (t) => [
    tenantKey('drugs', t),
    oneOf('drugs_class', t.drug_class, drugClasses),
    uniqueIndex('drugs_name')
      .on(
        t.clinic_id,
        nameKey(t.name),
        nameKey(sql`coalesce(${t.form}, '')`),
        nameKey(sql`coalesce(${t.strength}, '')`),
      )
      .where(sql`${t.archived_at} is null`),
    // The order of the list, so that a page without a search reads only its own rows.
    index('drugs_in_order')
      .on(t.clinic_id, sql`${t.name} collate "fa_icu"`, sql`${t.id} desc`)
      .where(sql`${t.archived_at} is null`),
  ],
);

/** Which drugs a doctor offers to themself with one click. */
export const favourite_drugs = pgTable(
  'favourite_drugs',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    user_id: integer().notNull(),
    drug_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'favourite_drugs_key', columns: [t.clinic_id, t.user_id, t.drug_id] }),
    tenantFk('favourite_drugs_user_fk', t, t.user_id, users),
    tenantFk('favourite_drugs_drug_fk', t, t.drug_id, drugs),
  ],
);
