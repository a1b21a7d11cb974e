import { countedTables } from '../data/page-reads';
import { aPatientInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** The tables whose number of rows is kept. */
const counted = async () => {
  const { rows } = await api.db.pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'count_added' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Clinics whose kept number differs from the counted one. */
const wrong = (table: string) =>
  api.db.platform((tx) =>
    tx
      .query(
        `select c.id, (select count(*)::int from ${table} t where t.clinic_id = c.id and t.archived_at is null) as rows,
         (select coalesce(sum(change), 0)::int from row_counts r where r.clinic_id = c.id and r.entity = $1) as kept
       from clinics c`,
        [table],
      )
      .then((rows) => rows.filter((row) => row.rows !== row.kept)),
  );

it('knows the length of every counted table after the demo data were added', async () => {
  const tables = (await counted()).sort();
  expect(tables).toEqual([...countedTables]);
  for (const table of tables) expect([table, await wrong(table)]).toEqual([table, []]);
});

it('stays right while many transactions write, archive, restore, delete and sum up', async () => {
  const clinic = api.newClinic();
  const call = clinic.as('all');
  const id = await clinic.id();
  const rounds = Array.from({ length: 40 }, async (_, index) => {
    const patient = await created(call, '/patients', aPatientInput());
    const change = ['archived_at = app_now()', 'notes = notes', 'archived_at = null'][index % 3];
    await api.db.tenant(id, async (tx) => {
      await tx.query(`update patients set ${change} where clinic_id = $1 and id = $2`, [
        id,
        patient,
      ]);
      if (index % 5 === 0) await tx.query(`select fold_row_counts($1, 'patients')`, [id]);
      if (index % 10 === 0)
        await tx.query('delete from patients where clinic_id = $1 and id = $2', [id, patient]);
    });
  });
  await Promise.all(rounds);
  expect(await wrong('patients')).toEqual([]);
  await api.db.tenant(id, (tx) => tx.query(`select fold_row_counts($1, 'patients')`, [id]));
  expect(await wrong('patients')).toEqual([]);
  expect(
    await api.db.tenant(id, (tx) =>
      tx.query(`select change from row_counts where clinic_id = $1 and entity = 'patients'`, [id]),
    ),
  ).toHaveLength(1);
});
