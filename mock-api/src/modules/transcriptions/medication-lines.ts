import { drugTexts } from '@ziba/shared/contracts/drugs';
import type { MedicationLine } from '@ziba/shared/contracts/medications';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid } from '../../lib/refusal';

/** Archived drugs count too: a prescription that names one can be saved again. */
const knownDrugs = {
  name: 'transcriptions.known_drugs',
  text: 'select id from drugs where clinic_id = $1 and id = any($2)',
};
const removeLines = {
  name: 'transcriptions.remove_medications',
  text: 'delete from transcription_medications where clinic_id = $1 and transcription_id = $2',
};
const columns = [
  'drug_id',
  'name',
  'form',
  'strength',
  'dose',
  'frequency',
  'duration',
  'route',
  'quantity',
  'usage',
];
const addLines = {
  name: 'transcriptions.add_medications',
  text: `insert into transcription_medications (clinic_id, transcription_id, ${columns.join(', ')})
    select $1, $2, ${columns.map((column) => `line.${column}`).join(', ')}
    from jsonb_to_recordset($3::jsonb) as line (${columns
      .map((column) => `${column} ${column === 'drug_id' ? 'int' : 'text'}`)
      .join(', ')})`,
};

/**
 * Replaces the drugs of a prescription; undefined leaves them as they are. Errors: 400 at the line whose drug is not in
 * the list of the clinic.
 */
export async function replaceMedications(
  tx: Tx,
  { clinicId }: Member,
  id: number,
  lines: readonly MedicationLine[] | undefined,
): Promise<void> {
  if (lines === undefined) return;
  await refuseUnknownDrugs(tx, clinicId, lines);
  await tx.query(removeLines, [clinicId, id]);
  if (lines.length > 0) await tx.query(addLines, [clinicId, id, JSON.stringify(lines)]);
}

async function refuseUnknownDrugs(tx: Tx, clinicId: number, lines: readonly MedicationLine[]) {
  const named = lines.flatMap(({ drug_id }) => drug_id ?? []);
  if (named.length === 0) return;
  const rows = await tx.query<{ id: number }>(knownDrugs, [clinicId, named]);
  const known = new Set(rows.map(({ id }) => id));
  const wrong = lines.findIndex(({ drug_id }) => drug_id != null && !known.has(drug_id));
  if (wrong >= 0) throw invalid(`medications.${wrong}.name`, drugTexts.unknown);
}
