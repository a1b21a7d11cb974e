import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Tx } from '../db/connect';
import type { Member } from '../lib/actor';
import { audit, changes } from './audit';
import { announce } from './events';
import { Refusal, type FieldMessages } from '../lib/refusal';
import { refuseStale, type VersionRow } from './stale';

type Settings = Record<string, unknown>;

export interface Versioned {
  version: number;
}

interface Stored extends Versioned {
  value: Settings;
}

interface Locked extends Stored, VersionRow {
  id: number;
}

/** The area of the settings of prescriptions. */
export const prescriptionsArea = 'prescriptions';

/** The name of the table in the audit log. */
const entity = 'clinic_settings';

const read = {
  name: 'clinic_settings.read',
  text: `select value, version from clinic_settings
    where clinic_id = $1 and area = $2 and archived_at is null`,
};
const open = {
  name: 'clinic_settings.open',
  text: `insert into clinic_settings (clinic_id, area, value, version) values ($1, $2, '{}', 0)
    on conflict (clinic_id, area) do nothing`,
};
const lock = {
  name: 'clinic_settings.lock',
  text: `select id, value, version, updated_at from clinic_settings
    where clinic_id = $1 and area = $2 for update`,
};
const write = {
  name: 'clinic_settings.write',
  text: `update clinic_settings
    set value = $3, updated_at = app_now(), version = version + 1, archived_at = null
    where clinic_id = $1 and id = $2`,
};

/**
 * Reads the settings of a clinic in one area (`appointments`, `accounting`, …) and their version, which is 0 before
 * anything was saved. A setting that was never set has the default of the schema; a stored one that the schema does not
 * know any more is left out.
 */
export async function clinicSettings<Schema extends z.ZodObject>(
  tx: Tx,
  clinicId: number,
  area: string,
  schema: Schema,
): Promise<z.output<Schema> & Versioned> {
  const [row] = await tx.query<Stored>(read, [clinicId, area]);
  return withVersion(schema.parse(known(schema, row?.value ?? {})), row?.version ?? 0);
}

/**
 * Changes the settings that were sent; null resets one to the default, unless the schema has a meaning for null. A
 * value that is stored already, as when a patch is sent again after a lost answer, is no change and makes no new
 * version. Refuses with 400 a value that does not fit the others, and with 409 a patch that is based on an older
 * version.
 */
export async function saveClinicSettings<Schema extends z.ZodObject>(
  tx: Tx,
  member: Member,
  area: string,
  schema: Schema,
  { version: baseVersion, ...patch }: Settings,
): Promise<z.output<Schema> & Versioned> {
  const row = await lockSettings(tx, member, area);
  await refuseStale(tx, { ...member, entity, ...row }, baseVersion);
  const stored = known(schema, row.value);
  const before = schema.parse(stored);
  const value = merged(schema, stored, patch);
  const after = checked(schema, value);
  if (isDeepStrictEqual(value, stored)) return withVersion(after, row.version);
  const version = await writeVersion(tx, member, area, { ...row, value });
  const difference = changes(before, after);
  await audit(tx, member, { action: 'update', entity, entityId: row.id, ...difference });
  return withVersion(after, version);
}

/** Writes locked settings as their next version, returns the version, and tells the open screens. */
export async function writeVersion(
  tx: Tx,
  { clinicId }: Member,
  area: string,
  { id, value, version }: Locked,
): Promise<number> {
  await tx.query(write, [clinicId, id, JSON.stringify(value)]);
  await announce(tx, clinicId, { type: 'settings.changed', data: { area } });
  return version + 1;
}

/** Reads the settings and locks them until the transaction ends. Makes the row if there is none. */
export async function lockSettings(tx: Tx, { clinicId }: Member, area: string): Promise<Locked> {
  await tx.query(open, [clinicId, area]);
  const [row] = await tx.query<Locked>(lock, [clinicId, area]);
  if (!row) throw new Error(`no settings of ${area}`);
  return row;
}

const withVersion = <Value extends object>(value: Value, version: number) => ({
  ...value,
  version,
});

const known = (schema: z.ZodObject, value: Settings): Settings =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key in schema.shape));

function merged(schema: z.ZodObject, stored: Settings, patch: Settings): Settings {
  const entries = Object.entries({ ...stored, ...patch }).filter(([key, value]) => {
    if (value === undefined) return false;
    return value !== null || schema.shape[key]?.safeParse(null).success === true;
  });
  return Object.fromEntries(entries);
}

function checked<Schema extends z.ZodObject>(schema: Schema, value: Settings): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: FieldMessages = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  throw new Refusal(400, 'invalid', Object.values(fields)[0] ?? '', fields);
}
