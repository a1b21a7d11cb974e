import type {
  firstPatientInput,
  Patient,
  PatientFile,
  patientInput,
  PatientPage,
  PatientQuery,
} from '@ziba/shared/contracts/patients';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { accountOf } from '../payments/ledger';
import { withStandings } from './patient-standings';
import { refuseForeign } from './foreign-id';
import { refuseKnownCode, refuseKnownPerson } from './known-code';
import { mergedCodeOwner, refuseMerged } from './merged-into';
import { isByDebt, patientFilters } from './patient-filters';
import { debtOfAll, patientsByDebt, patientsTable } from './patients.queries';

type NewPatient = z.output<typeof firstPatientInput>;
type Input = z.output<typeof patientInput>;

/**
 * Reads a page of patients with their last and next visit and their debt; of a narrowed list, or one that is sorted by
 * debt, also what all of its patients owe together.
 */
export async function listPatients(
  db: Database,
  member: Member,
  query: PatientQuery,
): Promise<PatientPage> {
  const table = isByDebt(query) ? patientsByDebt(db) : patientsTable(db);
  const filters = patientFilters(member, query);
  const page = await table.page(member, query, ...filters);
  return db.tenant(member.clinicId, async (tx) => {
    const rows = await withStandings(tx, member, page);
    if (filters.length === 0 && !isByDebt(query)) return rows;
    return { ...rows, debt_sum: await debtOfAll(tx, member, query.search, filters) };
  });
}

/** Reads the patient for the file. Errors: 404; `merged` with the file that has the rows now. */
export const findPatient = (db: Database, member: Member, id: number): Promise<PatientFile> =>
  db.tenant(member.clinicId, async (tx) => {
    const patient = await patientsTable(db).within(tx).find(member, id);
    if (!patient) await refuseMerged(tx, member.clinicId, id);
    return withBalance(tx, member, found(patient));
  });

/** Reads the patient with a national code, also with that of a merged file. Errors: 404. */
export const findPatientByNationalCode = (
  db: Database,
  member: Member,
  code: string,
): Promise<PatientFile> =>
  db.tenant(member.clinicId, async (tx) => {
    const page = { page: 1, limit: 1 };
    const { data } = await patientsTable(db)
      .within(tx)
      .page(member, page, where('t.national_code = ?', code));
    const patient = data[0] ?? (await keptOfCode(db, tx, member, code));
    return withBalance(tx, member, found(patient));
  });

async function keptOfCode(db: Database, tx: Tx, member: Member, code: string) {
  const keptId = await mergedCodeOwner(tx, member.clinicId, code);
  return keptId === undefined ? undefined : patientsTable(db).within(tx).find(member, keptId);
}

/** Adds a patient. Errors: 409 a known national code, or a known person, see `refuseKnownCode` and `refuseKnownPerson`. */
export const createPatient = (
  db: Database,
  member: Member,
  input: NewPatient,
): Promise<PatientFile> =>
  db.tenant(member.clinicId, async (tx) => {
    await refuseForeign(tx, member.clinicId, input);
    if (input.national_code) await refuseKnownCode(tx, member, input.national_code);
    await refuseKnownPerson(tx, member, input);
    return withBalance(tx, member, await patientsTable(db).within(tx).insert(member, input));
  });

/** Changes the fields that were sent. Errors: 404; 409 a known national code, see `refuseKnownCode`. */
export const editPatient = (
  db: Database,
  member: Member,
  id: number,
  input: Partial<Input>,
): Promise<PatientFile> =>
  db.tenant(member.clinicId, async (tx) => {
    const table = patientsTable(db).within(tx);
    if (input.foreign_id !== undefined) {
      await refuseForeign(tx, member.clinicId, input, found(await table.find(member, id)));
    }
    if (input.national_code) await refuseKnownCode(tx, member, input.national_code, id);
    const patient = await table.update(member, id, input);
    return withBalance(tx, member, found(patient));
  });

/** The patient as answers show it, with the balance of the account. */
export async function withBalance(tx: Tx, member: Member, patient: Patient): Promise<PatientFile> {
  const { balance } = await accountOf(tx, member.clinicId, patient.id);
  return { ...patient, wallet_balance: balance };
}
