import { patientTexts, type Patient } from '@ziba/shared/contracts/patients';
import type { Tx } from '../../db/connect';
import { invalid } from '../../lib/refusal';

const allowed = {
  name: 'patients.foreign_allowed',
  text: 'select foreign_patients as is_allowed from clinics where id = $1',
};

/** Whether the clinic registers patients by a foreign number. */
export async function allowsForeign(tx: Tx, clinicId: number): Promise<boolean> {
  const [clinic] = await tx.query<{ is_allowed: boolean }>(allowed, [clinicId]);
  return clinic?.is_allowed === true;
}

type Codes = Partial<Pick<Patient, 'national_code' | 'foreign_id'>>;

/**
 * Refuses (400) a new foreign number where the clinic does not register foreign patients, and to take away the only
 * number by which a patient is known.
 *
 * @param stored the patient who is edited; undefined for a new one
 */
export async function refuseForeign(
  tx: Tx,
  clinicId: number,
  input: { [name in keyof Codes]: Codes[name] | undefined },
  stored?: Codes,
): Promise<void> {
  const { foreign_id: number } = input;
  if (number && number !== stored?.foreign_id && !(await allowsForeign(tx, clinicId))) {
    throw invalid('foreign_id', patientTexts.foreignClosed);
  }
  const code = input.national_code ?? stored?.national_code;
  if (number === null && stored?.foreign_id && !code) {
    throw invalid('foreign_id', patientTexts.foreignKept);
  }
}
