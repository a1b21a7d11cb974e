import {
  laterPatientFields,
  patientInput,
  patientTexts,
  type firstPatientInput,
  type Patient,
  type PatientFile,
  type PatientRow,
} from '@ziba/shared/contracts/patients';
import type { Page, PageQuery } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { persian, where } from '../../data/conditions';
import { found, notFound, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { accountOf } from '../payments/ledger';
import { withStandings } from './patient-standings';

type NewPatient = z.output<typeof firstPatientInput>;
type Input = z.output<typeof patientInput>;

const archivedByCode = {
  name: 'patients.archived_by_code',
  text: `update patients set archived_at = null, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and national_code = $2 and archived_at is not null returning id`,
};
const upcoming = {
  name: 'patients.upcoming',
  text: `select 1 from appointments where clinic_id = $1 and patient_id = $2
      and archived_at is null and (status = 'visiting' or (status = 'waiting' and ends_at > app_now()))
    limit 1`,
};

/** The patients of a clinic. */
export function patientsOf(db: Database) {
  const patients = tenantTable<Patient>(db, 'patients', {
    readers: ['patients', 'appointments', 'prescriptions'],
    columns: Object.keys(patientInput.shape),
    searched: ['search_norm'],
    // The number of the file.
    exact: 't.id',
    sorted: {
      name: persian('full_name'),
      full_name: persian('full_name'),
      father_name: persian('father_name'),
      national_code: 'national_code',
      contact_number: 'contact_number',
      birth_date: 'birth_date',
      created_at: 'created_at',
    },
  });

  return {
    /** A page of patients and where each of them stands. */
    page: async (member: Member, query: PageQuery): Promise<Page<PatientRow>> => {
      const page = await patients.page(member, query);
      return db.tenant(member.clinicId, (tx) => withStandings(tx, member, page));
    },
    has: patients.has,

    /** The patient as the file shows them. Errors: 404. */
    file: (member: Member, id: number): Promise<PatientFile> =>
      db.tenant(member.clinicId, async (tx) =>
        withBalance(tx, member, found(await patients.within(tx).find(member, id))),
      ),

    /** The patient with a national code. Errors: 404. */
    byNationalCode: (member: Member, code: string): Promise<PatientFile> =>
      db.tenant(member.clinicId, async (tx) => {
        const page = { page: 1, limit: 1 };
        const { data } = await patients
          .within(tx)
          .page(member, page, where('t.national_code = ?', code));
        return withBalance(tx, member, found(data[0]));
      }),

    /** A new patient; one who was archived comes back with their old file. */
    create: (member: Member, input: NewPatient): Promise<PatientFile> =>
      db.tenant(member.clinicId, async (tx) => {
        const table = patients.within(tx);
        const values = [member.clinicId, input.national_code];
        const [old] = await tx.query<{ id: number }>(archivedByCode, values);
        if (!old) return withBalance(tx, member, await table.insert(member, input));
        await audit(tx, member, { action: 'restore', entity: 'patients', entityId: old.id });
        return withBalance(tx, member, found(await table.update(member, old.id, given(input))));
      }),

    /** Changes what was sent. Errors: 404; 409 national code taken. */
    edit: (member: Member, id: number, input: Partial<Input>): Promise<PatientFile> =>
      db.tenant(member.clinicId, async (tx) =>
        withBalance(tx, member, found(await patients.within(tx).update(member, id, input))),
      ),

    /** Takes a patient out of the lists; the file stays. Errors: 404; 409 with a visit ahead. */
    archive: (member: Member, id: number) =>
      db.tenant(member.clinicId, async (tx) => {
        if (!(await patients.within(tx).archive(member, id))) throw notFound();
        const [visit] = await tx.query(upcoming, [member.clinicId, id]);
        if (visit) throw new Refusal(409, 'in_use', patientTexts.upcoming);
        return { id, archived: true } as const;
      }),
  };
}

/** Without the fields that are to follow: the old file may have them. */
const given = (input: NewPatient) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== null || !laterPatientFields.some((later) => later === name),
    ),
  );

async function withBalance(tx: Tx, { clinicId }: Member, patient: Patient): Promise<PatientFile> {
  const { balance } = await accountOf(tx, clinicId, patient.id);
  return { ...patient, wallet_balance: balance };
}
