import { patientInput, type Patient } from '@ziba/shared/contracts/patients';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { ofClinic, persian, searchIn, type Where } from '../../data/conditions';
import { ofReadablePatients } from '../../data/own-patients';
import type { TableOptions } from '../../data/table-options';
import { tenantTable } from '../../data/tenant-table';
import { debtJoins, owedSql } from './patient-filters';

/** The sections that show patients. */
export const patientReaders = ['patients', 'appointments', 'prescriptions'] as const;

const options = {
  readers: patientReaders,
  columns: Object.keys(patientInput.shape),
  searched: ['search_norm'],
  visible: (member: Member) => ofReadablePatients(member, 't.id'),
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
} satisfies TableOptions;

/** The patients of a clinic. */
export const patientsTable = (db: Database) => tenantTable<Patient>(db, 'patients', options);

/** The same, for lists that are narrowed or sorted by what the patients owe. */
export const patientsByDebt = (db: Database) =>
  tenantTable<Patient>(db, 'patients', {
    ...options,
    joins: debtJoins,
    sorted: { ...options.sorted, debt: owedSql },
    statements: 'patients_by_debt',
  });

/** Reads what all patients under these conditions owe together, in tomans. */
export async function debtOfAll(
  tx: Tx,
  member: Member,
  search: string | undefined,
  filters: readonly (Where | undefined)[],
): Promise<number> {
  const all = [...filters, searchIn(options, search), options.visible(member)];
  const { text, values } = ofClinic(member.clinicId, all);
  const [row] = await tx.query<{ debt: number }>(
    `select coalesce(sum(${owedSql}), 0)::bigint as debt from patients t ${debtJoins} where ${text}`,
    values,
  );
  return Number(row?.debt ?? 0);
}
