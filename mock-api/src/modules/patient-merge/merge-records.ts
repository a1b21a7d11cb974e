import type { PatientMerge } from '@ziba/shared/contracts/patient-merge';
import type { MergedField } from '../../db/schema/patient-merges';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import type { Moved } from './patient-tables';

/** What an undo needs to know of a merge. */
export interface MergeRecord {
  id: number;
  kept_id: number;
  merged_id: number;
  moved: Moved;
  fields: Record<string, MergedField>;
  /** ISO 8601. */
  created_at: string;
  undone_at: string | null;
  /** Whether 24 hours have passed since the merge. */
  is_late: boolean;
}

const undoUntil = `m.created_at + interval '24 hours'`;

const insertion = {
  name: 'merges.insert',
  text: `insert into patient_merges (clinic_id, kept_id, merged_id, merged_by, moved, fields)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};

/** Records a merge; returns its id. */
export async function recordMerge(
  tx: Tx,
  { clinicId, userId }: Member,
  merge: Pick<MergeRecord, 'kept_id' | 'merged_id' | 'moved' | 'fields'>,
): Promise<number> {
  const { kept_id, merged_id, moved, fields } = merge;
  const json = [JSON.stringify(moved), JSON.stringify(fields)];
  const values = [clinicId, kept_id, merged_id, userId, ...json];
  const [row] = await tx.query<{ id: number }>(insertion, values);
  if (!row) throw new Error('a merge was not recorded');
  return row.id;
}

const locking = {
  name: 'merges.lock',
  text: `select m.id, m.kept_id, m.merged_id, m.moved, m.fields, m.created_at, m.undone_at,
      ${undoUntil} <= app_now() as is_late
    from patient_merges m where m.clinic_id = $1 and m.kept_id = $2 and m.id = $3 for update`,
};

/** Reads a merge into this patient, locked until the transaction ends. */
export async function lockMerge(tx: Tx, clinicId: number, keptId: number, id: number) {
  const [row] = await tx.query<MergeRecord>(locking, [clinicId, keptId, id]);
  return row;
}

const later = {
  name: 'merges.later',
  text: `select p.full_name from patient_merges m
    join patients p on p.clinic_id = m.clinic_id and p.id = m.merged_id
    where m.clinic_id = $1 and m.kept_id = $2 and m.id > $3 and m.undone_at is null
      and exists (select from jsonb_object_keys(m.fields) taken where taken = any($4::text[]))
    order by m.id desc limit 1`,
};

/** The last of the later merges into the same file that took one of the same fields; undefined if there is none. */
export async function laterMergeOf(tx: Tx, clinicId: number, merge: MergeRecord) {
  const { kept_id, id, fields } = merge;
  const values = [clinicId, kept_id, id, Object.keys(fields)];
  const [row] = await tx.query<{ full_name: string }>(later, values);
  return row;
}

const closing = {
  name: 'merges.undone',
  text: `update patient_merges set undone_at = app_now(), undone_by = $3, updated_at = app_now(),
    version = version + 1 where clinic_id = $1 and id = $2`,
};

/** Records that a merge was undone. */
export const closeMerge = (tx: Tx, { clinicId, userId }: Member, id: number) =>
  tx.query(closing, [clinicId, id, userId]);

const listing = {
  name: 'merges.of_patient',
  text: `select m.id, jsonb_build_object('id', p.id, 'full_name', p.full_name) as merged,
      u."fullName" as merged_by, m.created_at as merged_at, ${undoUntil} as undo_until
    from patient_merges m
    join patients p on p.clinic_id = m.clinic_id and p.id = m.merged_id
    left join users u on u.clinic_id = m.clinic_id and u.id = m.merged_by
    where m.clinic_id = $1 and m.kept_id = $2 and m.undone_at is null and ${undoUntil} > app_now()
    order by m.id desc`,
};

/** Reads the merges into this patient that can still be undone, the latest first. */
export const openMerges = (tx: Tx, clinicId: number, keptId: number): Promise<PatientMerge[]> =>
  tx.query<PatientMerge>(listing, [clinicId, keptId]);
