import { patientInput, type Patient } from '@ziba/shared/contracts/patients';
import type { Database } from '../../db/connect';
import { persian } from '../../data/conditions';
import { ofReadablePatients } from '../../data/own-patients';
import { tenantTable } from '../../data/tenant-table';

/** The sections that show patients. */
export const patientReaders = ['patients', 'appointments', 'prescriptions'] as const;

/** The patients of a clinic. */
export const patientsTable = (db: Database) =>
  tenantTable<Patient>(db, 'patients', {
    readers: patientReaders,
    columns: Object.keys(patientInput.shape),
    searched: ['search_norm'],
    visible: (member) => ofReadablePatients(member, 't.id'),
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

/** Restores an archived patient, unless merged: $1 the clinic, $2 the national code. Returns the id. */
export const restoreByNationalCode = {
  name: 'patients.archived_by_code',
  text: `update patients set archived_at = null, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and national_code = $2 and archived_at is not null
      and not exists (select from patient_merges m where m.clinic_id = $1 and m.merged_id = patients.id
        and m.undone_at is null)
    returning id`,
};
