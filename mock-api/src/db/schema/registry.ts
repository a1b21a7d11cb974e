import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { rolloutStates } from '@ziba/shared/contracts/releases';
import { clinics } from './clinics';
import { appNow, instant, nameKey, oneOf, trail } from './columns';

/** Published releases of the remotes; never changed and never overwritten. */
export const releases = pgTable(
  'releases',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    version: text().notNull(),
    release: jsonb().$type<ReleaseInfo>().notNull(),
    /** `sha384-…` of the release's part of the plan (contracts/manifest-text); empty for the oldest releases. */
    digest: text().notNull().default(''),
    /** The size of all files, in bytes. */
    size: integer().notNull().default(0),
    notes: text().notNull().default(''),
    /** The deploy token or username that published it. */
    author: text().notNull().default(''),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [unique('releases_version').on(t.remote, t.version)],
);

const ofRelease = (name: string, t: { remote: AnyColumn; version: AnyColumn }) =>
  foreignKey({
    name,
    columns: [t.remote, t.version],
    foreignColumns: [releases.remote, releases.version],
  });
type AnyColumn = Parameters<typeof foreignKey>[0]['columns'][number];

/** Which release of a remote is live: for one clinic (a pin), or for all clinics without one. */
export const activations = pgTable(
  'activations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    clinic_id: integer().references(() => clinics.id),
    version: text().notNull(),
    activated_at: instant().notNull().default(appNow),
  },
  (t) => [
    unique('activations_target').on(t.remote, t.clinic_id).nullsNotDistinct(),
    ofRelease('activations_release_fk', t),
  ],
);

/** The defaults of a remote in their order: a rollback goes back in it. Append-only. */
export const activation_log = pgTable(
  'activation_log',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    version: text().notNull(),
    at: instant().notNull().default(appNow),
  },
  (t) => [index('activation_log_remote').on(t.remote, t.id), ofRelease('activation_log_fk', t)],
);

/** A release that some clinics try (canary). Its clinics are chosen when it begins. */
export const rollouts = pgTable(
  'rollouts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    version: text().notNull(),
    clinic_ids: integer().array().notNull(),
    percent: integer(),
    ring: text(),
    state: text().notNull().default('running'),
    started_by: text().notNull(),
    started_at: instant().notNull().default(appNow),
    ended_at: instant(),
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('rollouts_running')
      .on(t.remote)
      .where(sql`${t.state} = 'running'`),
    oneOf('rollouts_state', t.state, rolloutStates),
    ofRelease('rollouts_release_fk', t),
  ],
);

/** Named groups of clinics that get releases first. */
export const rings = pgTable(
  'rings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    clinic_ids: integer().array().notNull(),
    ...trail(),
  },
  (t) => [
    uniqueIndex('rings_name')
      .on(nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

/** The permission of a team to publish one remote. Only the hash of the token is stored. */
export const deploy_tokens = pgTable(
  'deploy_tokens',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    remote: text().notNull(),
    name: text().notNull(),
    token_hash: text().notNull(),
    created_by: text().notNull(),
    created_at: instant().notNull().default(appNow),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (t) => [unique('deploy_tokens_hash').on(t.token_hash)],
);

/** One row. Its number increases with every change of releases, activations and rollouts (by triggers). */
export const registry_revision = pgTable(
  'registry_revision',
  {
    id: integer().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [check('registry_revision_single', sql`${t.id} = 1`)],
);
