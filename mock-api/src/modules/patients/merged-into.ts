import { mergedCode, patientMergeTexts } from '@ziba/shared/contracts/patient-merge';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';

const chain = {
  name: 'patients.merged_into',
  text: `with recursive chain as (
      select kept_id, 1 as step from patient_merges
      where clinic_id = $1 and merged_id = $2 and undone_at is null
      union all
      select m.kept_id, c.step + 1 from chain c join patient_merges m
        on m.clinic_id = $1 and m.merged_id = c.kept_id and m.undone_at is null
    )
    select p.id, p.full_name from chain c join patients p on p.clinic_id = $1 and p.id = c.kept_id
    order by c.step desc limit 1`,
};

/** The patient whose file has the rows of a merged one, also after several merges; undefined if it was not merged. */
export async function mergedInto(tx: Tx, clinicId: number, id: number) {
  const [kept] = await tx.query<{ id: number; full_name: string }>(chain, [clinicId, id]);
  return kept;
}

/** Refuses a merged file with 404 `merged`, whose details lead to the kept one. */
export async function refuseMerged(tx: Tx, clinicId: number, id: number): Promise<void> {
  const kept = await mergedInto(tx, clinicId, id);
  if (!kept) return;
  const { id: patient_id, full_name } = kept;
  const details = { patient_id, full_name };
  const message = patientMergeTexts.merged(full_name);
  throw new Refusal(404, mergedCode, message, undefined, {}, details);
}

const archivedWithCode = {
  name: 'patients.archived_with_code',
  text: `select id from patients where clinic_id = $1 and national_code = $2 and archived_at is not null`,
};

/** The patient who has the rows of the merged file with this national code; undefined if there is none. */
export async function mergedCodeOwner(tx: Tx, clinicId: number, code: string) {
  const [archived] = await tx.query<{ id: number }>(archivedWithCode, [clinicId, code]);
  return archived && (await mergedInto(tx, clinicId, archived.id))?.id;
}
