import type { z } from 'zod';
import type { Tx } from '../db/connect';
import type { Member } from './actor';
import { audit, changes } from './audit';
import { Refusal, type FieldMessages } from './refusal';

type Settings = Record<string, unknown>;

const read = {
  name: 'clinic_settings.read',
  text: `select value from clinic_settings
    where clinic_id = $1 and area = $2 and archived_at is null`,
};
const open = {
  name: 'clinic_settings.open',
  text: `insert into clinic_settings (clinic_id, area, value) values ($1, $2, '{}')
    on conflict (clinic_id, area) do nothing`,
};
const lock = {
  name: 'clinic_settings.lock',
  text: 'select id, value from clinic_settings where clinic_id = $1 and area = $2 for update',
};
const write = {
  name: 'clinic_settings.write',
  text: `update clinic_settings
    set value = $3, updated_at = now(), version = version + 1, archived_at = null
    where clinic_id = $1 and id = $2`,
};

/**
 * The settings of a clinic in one area (`appointments`, `accounting`, …). What it never set has the
 * default of the schema; what the schema knows no more is left out.
 */
export async function clinicSettings<Schema extends z.ZodObject>(
  tx: Tx,
  clinicId: number,
  area: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const [row] = await tx.query<{ value: Settings }>(read, [clinicId, area]);
  return schema.parse(known(schema, row?.value ?? {}));
}

/**
 * Changes only what is sent; null goes back to the default, unless the schema has a meaning for null.
 * Refuses with 400 what does not go together with the rest.
 */
export async function saveClinicSettings<Schema extends z.ZodObject>(
  tx: Tx,
  member: Member,
  area: string,
  schema: Schema,
  patch: Settings,
): Promise<z.output<Schema>> {
  await tx.query(open, [member.clinicId, area]);
  const [row] = await tx.query<{ id: number; value: Settings }>(lock, [member.clinicId, area]);
  if (!row) throw new Error(`no settings of ${area}`);
  const before = schema.parse(known(schema, row.value));
  const value = merged(schema, known(schema, row.value), patch);
  const after = checked(schema, value);
  await tx.query(write, [member.clinicId, row.id, JSON.stringify(value)]);
  await audit(tx, member, {
    action: 'update',
    entity: 'clinic_settings',
    entityId: row.id,
    ...changes(before, after),
  });
  return after;
}

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
