import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const codeOf = (error: { code?: string }) => error.code;

it('has row-level security on every table, also for its owner', async () => {
  const { rows } = await api.db.pool.query(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(rows).toEqual([]);
});

it('has on every table with a clinic a policy for the own clinic', async () => {
  const { rows } = await api.db.pool.query(
    `select c.table_name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'clinic_id' and c.data_type = 'integer'
       and c.table_name <> 'activations' and not exists (
         select from pg_policies p where p.tablename = c.table_name and p.policyname = 'own_clinic')`,
  );
  expect(rows).toEqual([]);
});

it('shows nothing outside a transaction of a clinic or of the system', async () => {
  for (const table of [
    'patients',
    'users',
    'clinics',
    'sessions',
    'general_settings',
    'audit_log',
  ]) {
    expect((await api.db.pool.query(`select * from ${table}`)).rows).toEqual([]);
  }
});

it('shows a clinic only its own rows, and lets it write no others', async () => {
  await api.db.tenant(2, async (tx) => {
    expect(await tx.query('select distinct clinic_id from patients')).toEqual([{ clinic_id: 2 }]);
    expect(await tx.query('select id from clinics')).toEqual([{ id: 2 }]);
    expect(await tx.query('select id from general_settings')).toEqual([]);
    expect(
      await tx.query("update patients set notes = 'x' where clinic_id = 1 returning id"),
    ).toEqual([]);
  });
  const write = api.db.tenant(2, (tx) =>
    tx.query("insert into doctor_types (clinic_id, name) values (1, 'جراح')"),
  );
  expect(await write.catch(codeOf)).toBe('42501');
});

it('refuses a reference to a row of another clinic', async () => {
  const write = api.db.platform((tx) =>
    tx.query(
      'update products set type_id = (select max(id) from product_types) where clinic_id = 1',
    ),
  );
  expect(await write.catch(codeOf)).toBe('23503');
});

it.each(['audit_log', 'stock_movements'])('writes %s once and never changes it', async (table) => {
  for (const change of [`update ${table} set id = id`, `delete from ${table}`]) {
    expect(await api.db.platform((tx) => tx.query(change)).catch(codeOf)).toBe('42501');
  }
});

it('refuses appointments off the quarter hour, negative money and unknown words', async () => {
  const changes = [
    "update appointments set starts_at = starts_at + interval '7 minutes'",
    'update appointments set ends_at = starts_at',
    'update services set fee = -1',
    "update users set levels = '{7}'",
    "update clinics set account_status = 'maybe'",
    'update products set stock = -0.001',
  ];
  for (const change of changes) {
    expect(await api.db.platform((tx) => tx.query(change)).catch(codeOf)).toBe('23514');
  }
});
