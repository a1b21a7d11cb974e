import {
  mergeFields,
  patientMergeTexts as texts,
  type MergeField,
  type MergeUndone,
} from '@ziba/shared/contracts/patient-merge';
import type { Patient } from '@ziba/shared/contracts/patients';
import type { Database, Tx } from '../../db/connect';
import { audit } from '../../data/audit';
import type { Member } from '../../lib/actor';
import { found, Refusal } from '../../lib/refusal';
import { restoreFile } from '../patients/patient-archive';
import { patientsTable } from '../patients/patients.queries';
import { findPatient } from '../patients/patients.service';
import { parkCode, setCode } from './code-swap';
import { closeMerge, lockMerge, type MergeRecord } from './merge-records';
import { lockFiles, moveRows, withFollowers } from './moved-rows';
import { shareWallet } from './share-wallet';

/**
 * Undoes a merge within 24 hours: the moved rows and what was added to them since go back, fields that nobody changed
 * since get their old values, and the other file leaves the archive. Rows that were added since and belong to none of
 * the moved ones stay. Errors: 404 no such merge into this patient; 409 undone already, too late, or the kept file is
 * not there.
 */
export async function undoMerge(
  db: Database,
  member: Member,
  keptId: number,
  mergeId: number,
): Promise<MergeUndone> {
  const { clinicId } = member;
  const done = await db.tenant(clinicId, async (tx) => {
    const merge = found(await lockMerge(tx, clinicId, keptId, mergeId), texts.unknownMerge);
    refuseClosed(merge);
    const { merged_id } = merge;
    await lockFiles(tx, clinicId, [keptId, merged_id]);
    const kept = await patientsTable(db).within(tx).findLocked(member, keptId);
    if (!kept) throw new Refusal(409, 'kept_away', texts.keptAway);
    const back = await withFollowers(tx, clinicId, keptId, merge.moved);
    await moveRows(tx, clinicId, { from: keptId, to: merged_id }, back);
    await shareWallet(tx, member, merge);
    await closeMerge(tx, member, mergeId);
    const unrestored = await restoreFields(tx, { db, member, merge, kept });
    await restoreFile(tx, member, merged_id);
    const reason = await nameOf(tx, clinicId, merged_id);
    await audit(tx, member, { action: 'undo_merge', entity: 'patients', entityId: keptId, reason });
    return { merged_id, unrestored };
  });
  return {
    kept: await findPatient(db, member, keptId),
    restored: await findPatient(db, member, done.merged_id),
    unrestored: done.unrestored,
  };
}

function refuseClosed({ undone_at, is_late }: MergeRecord): void {
  if (undone_at) throw new Refusal(409, 'undone', texts.undone);
  if (is_late) throw new Refusal(409, 'too_late', texts.tooLate);
}

async function nameOf(tx: Tx, clinicId: number, id: number): Promise<string> {
  const text = 'select full_name from patients where clinic_id = $1 and id = $2';
  const [row] = await tx.query<{ full_name: string }>(text, [clinicId, id]);
  return texts.from(found(row).full_name, id);
}

interface Undoing {
  db: Database;
  member: Member;
  merge: MergeRecord;
  kept: Patient;
}

/** Gives the kept patient the values from before the merge; returns the fields that were changed since and stay. */
async function restoreFields(tx: Tx, { db, member, merge, kept }: Undoing): Promise<MergeField[]> {
  const { clinicId } = member;
  const table = patientsTable(db).within(tx);
  const taken = mergeFields.filter((name) => merge.fields[name] !== undefined);
  const isUnchanged = (name: MergeField) => (kept[name] ?? null) === merge.fields[name]?.after;
  const values = Object.fromEntries(
    taken.filter(isUnchanged).map((name) => [name, merge.fields[name]?.before]),
  );
  const code = merge.fields.national_code;
  if (code) await parkCode(tx, clinicId, merge.merged_id);
  if (Object.keys(values).length > 0) await table.update(member, kept.id, values);
  else await table.touch(member, kept.id);
  if (code) {
    // The old code, or, if another patient has that one by now, the one of the kept patient from before the merge.
    for (const one of [code.after, code.before])
      await setCode(tx, clinicId, merge.merged_id, String(one));
  }
  return taken.filter((name) => !isUnchanged(name));
}
