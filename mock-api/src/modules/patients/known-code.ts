import { knownCodes, patientTexts, type KnownPatient } from '@ziba/shared/contracts/patients';
import type { Tx } from '../../db/connect';
import { doctorReading, mayReadPatientSql } from '../../data/own-patients';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { mergedInto } from './merged-into';

const withCode = {
  name: 'patients.with_code',
  text: 'select id from patients where clinic_id = $1 and national_code = $2',
};
const owner = {
  name: 'patients.owner_of_code',
  text: `select p.id, p.full_name, p.archived_at is not null as is_archived,
      ${mayReadPatientSql({ patient: 'p.id', clinic: '$1', doctor: '$3' })} as is_readable
    from patients p where p.clinic_id = $1 and p.id = $2`,
};
interface Owner {
  id: number;
  full_name: string;
  is_archived: boolean;
  is_readable: boolean;
}

/**
 * Refuses (409) a national code that another patient of the clinic has: `taken`, or `archived` when that file is in the
 * archive. The details name the patient, if the caller may see them; of a merged file, the one that has its rows now.
 *
 * @param exceptId the patient who is edited and may keep the code
 */
export async function refuseKnownCode(
  tx: Tx,
  member: Member,
  code: string,
  exceptId?: number,
): Promise<void> {
  const { clinicId } = member;
  const [same] = await tx.query<{ id: number }>(withCode, [clinicId, code]);
  if (!same || same.id === exceptId) return;
  const id = (await mergedInto(tx, clinicId, same.id))?.id ?? same.id;
  const [known] = await tx.query<Owner>(owner, [clinicId, id, doctorReading(member)]);
  const isArchived = known?.is_archived === true;
  const message = isArchived ? patientTexts.archived : patientTexts.nationalCodeTaken;
  const details: KnownPatient | undefined = known?.is_readable
    ? { patient_id: known.id, full_name: known.full_name }
    : undefined;
  const fields = { national_code: message };
  const refusal = isArchived ? knownCodes.archived : knownCodes.taken;
  throw new Refusal(409, refusal, message, fields, {}, details);
}
