import { patientMergeTexts as texts } from '@ziba/shared/contracts/patient-merge';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';

/** A code that no patient of the clinic has, for the moment in which two patients exchange theirs. */
const placeholder = `(select lpad(n::text, 10, '0') from generate_series(0, 99999) n
  where not exists (select from patients where clinic_id = $1 and national_code = lpad(n::text, 10, '0'))
  limit 1)`;

const park = {
  name: 'merge.park_code',
  text: `update patients set national_code = ${placeholder} where clinic_id = $1 and id = $2`,
};
const setting = {
  name: 'merge.set_code',
  text: `update patients set national_code = $3::text where clinic_id = $1 and id = $2
    and not exists (select from patients where clinic_id = $1 and national_code = $3) returning id`,
};

/**
 * Takes the code of an archived patient away for a moment, so that another one can get it (unique in a clinic).
 * `setCode` follows in the same transaction.
 */
export const parkCode = (tx: Tx, clinicId: number, id: number) => tx.query(park, [clinicId, id]);

/** Gives a parked patient a code, or none. Errors: 409 `code_gone` when another patient has it by now. */
export async function setCode(
  tx: Tx,
  clinicId: number,
  id: number,
  code: string | null,
): Promise<void> {
  const given = await tx.query(setting, [clinicId, id, code]);
  if (given.length === 0) throw new Refusal(409, 'code_gone', texts.codeGone(code ?? ''));
}
