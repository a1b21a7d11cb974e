import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { foreignKey, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import { instant } from './columns';

/** Published releases of the remotes; never changed and never overwritten. */
export const releases = pgTable(
  'releases',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    version: text().notNull(),
    release: jsonb().$type<ReleaseInfo>().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [unique('releases_version').on(t.remote, t.version)],
);

/** Which release of a remote is live: for one clinic, or for all that have none of their own. */
export const activations = pgTable(
  'activations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    clinic_id: integer().references(() => clinics.id),
    version: text().notNull(),
    activated_at: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('activations_target').on(t.remote, t.clinic_id).nullsNotDistinct(),
    foreignKey({
      name: 'activations_release_fk',
      columns: [t.remote, t.version],
      foreignColumns: [releases.remote, releases.version],
    }),
  ],
);
