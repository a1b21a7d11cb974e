import { startApi, type TestApi } from '../../testing/start-api';
import { patientTables, stayingTables } from './patient-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const names = async (sql: string): Promise<string[]> =>
  (await api.db.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const listed = Object.keys(patientTables);
const howTo = `A merge of two files would leave rows behind. Add the table to patientTables in
mock-api/src/modules/patient-merge/patient-tables.ts (its kind goes into mergeKinds of contracts/patient-merge, and its
name into messages.ts of the feature patient-merge); if its rows must not move, add it to stayingTables with the reason.`;

it('knows every table with rows of patients', async () => {
  const inDatabase = await names(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'patient_id'
     union
     select conrelid::regclass::text from pg_constraint
     where contype = 'f' and confrelid = 'patients'::regclass`,
  );
  const missing = inDatabase.filter((name) => ![...listed, ...stayingTables].includes(name));
  expect({ missing, howTo }).toEqual({ missing: [], howTo });
  expect([...listed, ...stayingTables].toSorted()).toEqual(inDatabase.toSorted());
});

it('knows which tables have a version', async () => {
  const inDatabase = await names(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'version'`,
  );
  const versioned = listed.filter((name) => patientTables[name]?.hasVersion);
  expect(versioned).toEqual(listed.filter((name) => inDatabase.includes(name)));
});

it('can change the patient in every table', async () => {
  const closed = await names(
    `select tgrelid::regclass::text as name from pg_trigger
     where tgname = 'append_only' and tgtype & 16 = 16`,
  );
  const howToOpen = `An append-only table with patients also needs in a migration:
    SELECT let_patient_change('the_table');`;
  const missing = listed.filter((name) => closed.includes(name));
  expect({ missing, howToOpen }).toEqual({ missing: [], howToOpen });
});

it('knows what is unique together with the patient', async () => {
  const { rows } = await api.db.pool.query<{ table: string; columns: string[] }>(
    `select i.indrelid::regclass::text as table, array_agg(a.attname::text order by a.attname) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisunique group by i.indexrelid, i.indrelid`,
  );
  const unique = rows
    .filter(({ table, columns }) => listed.includes(table) && columns.includes('patient_id'))
    .map(({ table, columns }) => [
      table,
      columns.filter((name) => !['clinic_id', 'patient_id'].includes(name)),
    ]);
  const howToSay = `Two rows that are the same but for their patient break a unique index when the files are merged.
Name its other columns in uniqueWith of patientTables: such a row stays with the archived file.`;
  const said = unique.map(([table]) => [
    table,
    patientTables[String(table)]?.uniqueWith?.toSorted(),
  ]);
  expect({ said, howToSay }).toEqual({ said: unique, howToSay });
});

it('names owners before what belongs to them', () => {
  for (const [index, table] of listed.entries()) {
    const owners = Object.keys(patientTables[table]?.follows ?? {});
    const above = [...listed.slice(0, index), 'treatment_sessions'];
    expect(owners.filter((owner) => !above.includes(owner))).toEqual([]);
  }
});
