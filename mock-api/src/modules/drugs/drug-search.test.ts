import { startApi, type TestApi } from '../../testing/start-api';
import { drugSearch } from './drugs.queries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const many = 20_000;
const fill = `insert into drugs (clinic_id, name, form, strength, dose, frequency, route, usage)
  select $1, 'داروی ' || n, 'قرص', (n % 900 + 100000) || ' میلی‌گرم', 'یک عدد', 'هر هشت ساعت', 'خوراکی', 'پس از غذا'
  from generate_series(1, $2) n`;

/** Runs a statement as the owner of the tables, outside of a transaction. */
async function asOwner(statement: string) {
  const client = await api.db.pool.connect();
  await client.query('set role none');
  await client.query(statement);
  // The connection has another role now.
  client.release(true);
}

async function aLargeClinic() {
  const clinic = api.newClinic();
  const id = await clinic.id();
  await api.db.tenant(id, (tx) => tx.query(fill, [id, many]));
  await asOwner('vacuum analyze drugs');
  return { id, staff: clinic.as('all') };
}

async function planOf(clinicId: number, search: string): Promise<string> {
  const { text, values } = drugSearch(clinicId, { page: 1, limit: 8, search });
  const lines = await api.db.tenant(clinicId, (tx) =>
    tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values),
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

it('looks through 20,000 drugs once, and counts what it finds', async () => {
  const { id, staff } = await aLargeClinic();
  for (const search of ['داروی ۱۲', 'قرص ۱۰۰۸۹۹', 'ناموجود']) {
    const plan = await planOf(id, search);
    // One pass for page and total; the rows of the page are looked up by their ids.
    expect(plan.match(/Filter: .*search_norm/g)).toHaveLength(1);
    expect(plan).toContain('Index Scan using drugs_key on drugs t');
  }
  const words = encodeURIComponent('۱۰۰۸۹۹ میلی');
  const find = (page: number) => staff('GET', `/drugs?search=${words}&limit=8&page=${page}`);
  const first = (await find(1)).body;
  expect(first.meta).toMatchObject({ total: 22, totalPages: 3 });
  expect(first.data).toHaveLength(8);
  expect((await find(3)).body.data).toHaveLength(6);
  expect((await find(9)).body).toMatchObject({ data: [], meta: { total: 22 } });
}, 60_000);
