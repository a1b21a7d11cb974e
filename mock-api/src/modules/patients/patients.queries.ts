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
