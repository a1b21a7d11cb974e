import {
  patientMergeTexts as texts,
  type MergeAnswer,
  type MergeField,
  type mergeInput,
} from '@ziba/shared/contracts/patient-merge';
import type { Patient } from '@ziba/shared/contracts/patients';
import { staleCode, staleText } from '@ziba/shared/contracts/versions';
import type { z } from 'zod';
import type { MergedField } from '../../db/schema/patient-merges';
import type { Database, Tx } from '../../db/connect';
import { audit } from '../../data/audit';
import type { Member } from '../../lib/actor';
import { found, Refusal } from '../../lib/refusal';
import { patientsTable } from '../patients/patients.queries';
import { findPatient } from '../patients/patients.service';
import { parkCode, setCode } from './code-swap';
import { refuseWrongPair, type Pair } from './merge-preview';
import { openMerges, recordMerge } from './merge-records';
import { lockFiles, moveRows, rowsOfPatient } from './moved-rows';
import { overlapsOf } from './moved-slots';
import type { Moved } from './patient-tables';

type Input = z.output<typeof mergeInput>;

/**
 * Merges the file of `other` into that of `id`: all rows move, the chosen fields take the value of the
 * other, and the other file is archived. Errors: as `refuseWrongPair`; 409 one of them or their rows were changed
 * since the preview (`stale`), or both have a booking at the same time (`overlap`).
 */
export async function mergeFiles(
  db: Database,
  member: Member,
  { id, other }: Pair,
  input: Input,
): Promise<MergeAnswer> {
  const { clinicId } = member;
  await refuseWrongPair(db, member, { id, other });
  const merge = await db.tenant(clinicId, async (tx) => {
    await lockFiles(tx, clinicId, [id, other]);
    const table = patientsTable(db).within(tx);
    const kept = found(await table.findLocked(member, id, input.version), texts.unknown);
    const merged = found(await table.findLocked(member, other, input.other_version), texts.unknown);
    const moved = await rowsToMove(tx, clinicId, { id, other }, input.rows);
    // Archived before its rows move: a doctor may see it only by these rows.
    found((await table.archive(member, other, texts.into(kept.full_name, id))) || undefined);
    await moveRows(tx, clinicId, { from: other, to: id }, moved);
    const fields = await takeFields(tx, { db, member, kept, merged }, input.from_other);
    await recordMerge(tx, member, { kept_id: id, merged_id: other, moved, fields });
    const reason = texts.from(merged.full_name, other);
    await audit(tx, member, { action: 'merge', entity: 'patients', entityId: id, reason });
    const [newest] = await openMerges(tx, clinicId, id);
    return found(newest);
  });
  return { patient: await findPatient(db, member, id), merge };
}

async function rowsToMove(tx: Tx, clinicId: number, { id, other }: Pair, previewed: number) {
  const moved = await rowsOfPatient(tx, clinicId, other, id);
  if (countOf(moved) !== previewed) throw new Refusal(409, staleCode, staleText);
  const overlaps = await overlapsOf(tx, clinicId, id, other);
  if (overlaps.length > 0) throw new Refusal(409, 'overlap', texts.overlap);
  return moved;
}

const countOf = (moved: Moved) => Object.values(moved).reduce((sum, ids) => sum + ids.length, 0);

interface Merging {
  db: Database;
  member: Member;
  kept: Patient;
  merged: Patient;
}

/** A 'no' to advertising stays a 'no', in whichever file it stands and whatever was chosen. */
const withRefusal = (
  chosen: readonly MergeField[],
  { kept, merged }: Pick<Merging, 'kept' | 'merged'>,
): MergeField[] => [
  ...chosen.filter((name) => name !== 'sms_opt_out'),
  ...(merged.sms_opt_out && !kept.sms_opt_out ? (['sms_opt_out'] as const) : []),
];

/** Gives the kept patient the chosen values of the other; returns the values before and after. */
async function takeFields(
  tx: Tx,
  { db, member, kept, merged }: Merging,
  chosen: readonly MergeField[],
): Promise<Record<string, MergedField>> {
  const table = patientsTable(db).within(tx);
  const differing = withRefusal(chosen, { kept, merged }).filter(
    (name) => (kept[name] ?? null) !== (merged[name] ?? null),
  );
  const values = Object.fromEntries(differing.map((name) => [name, merged[name] ?? null]));
  const isCode = differing.includes('national_code');
  if (isCode) await parkCode(tx, member.clinicId, merged.id);
  if (differing.length > 0) await table.update(member, kept.id, values);
  else await table.touch(member, kept.id);
  if (isCode) await setCode(tx, member.clinicId, merged.id, kept.national_code);
  const pairs = differing.map((name) => {
    const change: MergedField = { before: kept[name] ?? null, after: merged[name] ?? null };
    return [name, change] as const;
  });
  return Object.fromEntries(pairs);
}
