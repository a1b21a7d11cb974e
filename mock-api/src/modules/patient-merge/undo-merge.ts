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
import { restoreMerged } from '../patients/patient-archive';
import { patientsTable } from '../patients/patients.queries';
import { withBalance } from '../patients/patients.service';
import { parkCode, setCode } from './code-swap';
import { closeMerge, laterMergeOf, lockMerge, type MergeRecord } from './merge-records';
import { lockFiles, moveRows, refuseTied, withFollowers } from './moved-rows';
import { shareWallet } from './share-wallet';

/**
 * Undoes a merge within 24 hours: the moved rows and what was added to them since go back, fields that nobody changed
 * since get their old values, and the other file leaves the archive. Rows that were added since and belong to none of
 * the moved ones stay. Errors: 404 no such merge into this patient; 409 undone already, too late, the kept file is not
 * there, a later merge took the same field, another patient has the national code, a moved row is tied to one that
 * stays, or the caller would not see one of the files afterwards. Then nothing changes.
 */
export async function undoMerge(
  db: Database,
  member: Member,
  keptId: number,
  mergeId: number,
): Promise<MergeUndone> {
  const { clinicId } = member;
  return db.tenant(clinicId, async (tx) => {
    const merge = found(await lockMerge(tx, clinicId, keptId, mergeId), texts.unknownMerge);
    refuseClosed(merge);
    const { merged_id } = merge;
    await lockFiles(tx, clinicId, [keptId, merged_id]);
    await refuseLaterMerge(tx, clinicId, merge);
    const kept = await patientsTable(db).within(tx).findLocked(member, keptId);
    if (!kept) throw new Refusal(409, 'kept_away', texts.keptAway);
    const back = await withFollowers(tx, clinicId, keptId, merge.moved);
    await refuseTied(tx, clinicId, back);
    await moveRows(tx, clinicId, { from: keptId, to: merged_id }, back);
    await shareWallet(tx, member, merge);
    await closeMerge(tx, member, mergeId);
    const unrestored = await restoreFields(tx, { db, member, merge, kept });
    await restoreMerged(tx, member, merged_id);
    const reason = await nameOf(tx, clinicId, merged_id);
    await audit(tx, member, { action: 'undo_merge', entity: 'patients', entityId: keptId, reason });
    const seen = (id: number) => seenAfterwards(db, tx, member, id);
    return { kept: await seen(keptId), restored: await seen(merged_id), unrestored };
  });
}

/** A doctor who sees only their own patients may lose one with the rows that go back; then nothing goes back. */
async function seenAfterwards(db: Database, tx: Tx, member: Member, id: number) {
  const patient = await patientsTable(db).within(tx).find(member, id);
  if (!patient) throw new Refusal(409, 'not_yours', texts.notYours);
  return withBalance(tx, member, patient);
}

async function refuseLaterMerge(tx: Tx, clinicId: number, merge: MergeRecord): Promise<void> {
  const later = await laterMergeOf(tx, clinicId, merge);
  if (later) throw new Refusal(409, 'later_merge', texts.laterFirst(later.full_name));
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
  if (code) await setCode(tx, clinicId, merge.merged_id, code.after as string | null);
  return taken.filter((name) => !isUnchanged(name));
}
