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
/** Waits until another desk has stored, or given up, a patient with this phone number. */
const phoneLock = {
  name: 'patients.lock_phone',
  text: `select pg_advisory_xact_lock(hashtextextended('patient ' || $1::int || ' ' || $2::text, 0))`,
};
/** Somebody with this name and phone number; two different codes or foreign numbers are two people. */
const samePerson = {
  name: 'patients.same_person',
  text: `select id from patients p where clinic_id = $1 and contact_number = $2 and archived_at is null
      and name_key(full_name) = name_key($3) and (coalesce(national_code, foreign_id) is null or $4::text is null)
    order by id limit 1`,
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
interface Person {
  full_name: string;
  contact_number: string;
  national_code?: string | null | undefined;
  foreign_id?: string | null | undefined;
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
  const known = await ownerOf(tx, member, id);
  const isArchived = known?.is_archived === true;
  const message = isArchived ? patientTexts.archived : patientTexts.nationalCodeTaken;
  const refusal = isArchived ? knownCodes.archived : knownCodes.taken;
  throw new Refusal(409, refusal, message, { national_code: message }, {}, detailsOf(known));
}

/**
 * Refuses (409 `taken`) a new patient whose name and phone number another patient of the clinic has, when one of the two
 * has no code that would tell them apart: two desks often register the same person within a minute. The
 * second waits for the first. The details are those of `refuseKnownCode`.
 */
export async function refuseKnownPerson(tx: Tx, member: Member, input: Person): Promise<void> {
  const { clinicId } = member;
  const { full_name, contact_number, national_code, foreign_id } = input;
  await tx.query(phoneLock, [clinicId, contact_number]);
  const sought = [clinicId, contact_number, full_name, national_code ?? foreign_id ?? null];
  const [same] = await tx.query<{ id: number }>(samePerson, sought);
  if (!same) return;
  const message = patientTexts.samePerson;
  const details = detailsOf(await ownerOf(tx, member, same.id));
  throw new Refusal(409, knownCodes.taken, message, { contact_number: message }, {}, details);
}

async function ownerOf(tx: Tx, member: Member, id: number): Promise<Owner | undefined> {
  const [known] = await tx.query<Owner>(owner, [member.clinicId, id, doctorReading(member)]);
  return known;
}

const detailsOf = (known: Owner | undefined): KnownPatient | undefined =>
  known?.is_readable ? { patient_id: known.id, full_name: known.full_name } : undefined;
