import type { Ring, ringInput, ringUpdate } from '@ziba/shared/contracts/releases';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { wholeList } from '../../data/pages';
import { found } from '../../lib/refusal';
import { refuseStale } from '../../data/stale';
import { auditRegistry, type RegistryActor } from './audit';
import { checkClinics } from './switches';

type Input = z.output<typeof ringInput>;

const columns = 'id, version, name, clinic_ids';
const lock = `
  select ${columns}, updated_at from rings where id = $1 and archived_at is null for update`;
const all = `select ${columns} from rings where archived_at is null order by name collate "fa_icu"`;
const insert = `insert into rings (name, clinic_ids) values ($1, $2) returning ${columns}`;
const change = `
  update rings set name = $2, clinic_ids = $3, updated_at = app_now(), version = version + 1
  where id = $1 and archived_at is null returning ${columns}`;
const archive = `
  update rings set archived_at = app_now(), updated_at = app_now(), version = version + 1
  where id = $1 and archived_at is null returning ${columns}`;

/** The groups of clinics that get releases first, by name. */
export const listRings = (tx: Tx) => wholeList<Ring>(tx, { text: all }, []);

export async function createRing(tx: Tx, by: RegistryActor, input: Input): Promise<Ring> {
  const [row] = await tx.query<Ring>(insert, [input.name, await checked(tx, input)]);
  return recorded(tx, by, 'ring_created', row);
}

/** Changes the fields that were sent. A running canary keeps the clinics that it began with. */
export async function changeRing(
  tx: Tx,
  by: RegistryActor,
  id: number,
  { version, ...changes }: z.output<typeof ringUpdate>,
): Promise<Ring> {
  const stored = found((await tx.query<Ring & { updated_at: string }>(lock, [id]))[0]);
  await refuseStale(tx, { ...stored, clinicId: null, entity: 'rings' }, version);
  const ring = { ...stored, ...changes };
  const [row] = await tx.query<Ring>(change, [id, ring.name, await checked(tx, ring)]);
  return recorded(tx, by, 'ring_changed', row);
}

export async function archiveRing(tx: Tx, by: RegistryActor, id: number): Promise<void> {
  const [row] = await tx.query<Ring>(archive, [id]);
  await recorded(tx, by, 'ring_removed', row);
}

async function checked(tx: Tx, { clinic_ids }: Pick<Input, 'clinic_ids'>): Promise<number[]> {
  const unique = [...new Set(clinic_ids)].sort((one, other) => one - other);
  await checkClinics(tx, unique);
  return unique;
}

async function recorded(
  tx: Tx,
  by: RegistryActor,
  action: string,
  row: Ring | undefined,
): Promise<Ring> {
  const ring = found(row);
  await auditRegistry(tx, by, { action, clinicIds: ring.clinic_ids, reason: ring.name });
  return ring;
}
