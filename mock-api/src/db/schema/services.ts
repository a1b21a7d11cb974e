import { defaultServiceImage } from '@ziba/shared/contracts/services';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amounts, nameKey, searchable, tomans } from './columns';
import { tenantRow } from './tenant-row';

export const service_categories = pgTable(
  'service_categories',
  { ...tenantRow(), name: text().notNull(), name_en: text() },
  (t) => [
    primaryKey({ name: 'service_categories_key', columns: [t.clinic_id, t.id] }),
    uniqueIndex('service_categories_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

/** The services of a clinic. An archived one keeps its code, and rows that refer to it can still read it. */
export const services = pgTable(
  'services',
  {
    ...tenantRow(),
    system_code: text().notNull(),
    title: text().notNull(),
    category_id: integer().notNull(),
    fee: tomans().notNull(),
    description: text(),
    image: text().notNull().default(defaultServiceImage),
    is_default_visit: boolean().notNull().default(false),
    /** The length of an appointment for it, in minutes. */
    duration_min: smallint().notNull().default(30),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(sql`${services.title}`, sql`${services.system_code}`),
    ),
  },
  (t) => [
    primaryKey({ name: 'services_key', columns: [t.clinic_id, t.id] }),
    unique('services_system_code').on(t.clinic_id, t.system_code),
    uniqueIndex('services_default_visit')
      .on(t.clinic_id)
      .where(sql`${t.is_default_visit}`),
    foreignKey({
      name: 'services_category_fk',
      columns: [t.clinic_id, t.category_id],
      foreignColumns: [service_categories.clinic_id, service_categories.id],
    }),
    amounts('services_fee', t.fee),
    check('services_duration', sql`${t.duration_min} between 5 and 1440`),
    index('services_category').on(t.clinic_id, t.category_id),
  ],
);
