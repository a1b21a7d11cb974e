import { startApi, type TestApi } from '../../testing/start-api';
import { drugSearch } from './drugs.queries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const many = 20_000;
const fill = `insert into drugs (clinic_id, name, form, strength, dose, frequency, route, usage)
  select $1, 'داروی ' || n, 'قرص', (n % 900) || ' میلی‌گرم', 'یک عدد', 'هر هشت ساعت', 'خوراکی', $3
  from generate_series(1, $2) n`;

/** Runs a statement as the owner of the tables, outside of a transaction. */
async function asOwner(statement: string) {
  const client = await api.db.pool.connect();
  await client.query('set role none');
  await client.query(statement);
  // The connection has another role now.
  client.release(true);
}

/** A clinic with 20,000 drugs, beside another clinic whose drugs fill more pages of the table. */
async function aLargeClinic() {
  const [clinic, other] = [api.newClinic(), api.newClinic()];
  const [id, otherId] = [await clinic.id(), await other.id()];
  await api.db.tenant(id, (tx) => tx.query(fill, [id, many, 'پس از غذا']));
  await api.db.tenant(otherId, (tx) => tx.query(fill, [otherId, 12_000, 'پس از غذا '.repeat(90)]));
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

it('looks through the 20,000 drugs of its clinic once, by an index, and counts what it finds', async () => {
  const { id, staff } = await aLargeClinic();
  for (const search of ['داروی ۱۲', 'قرص ۸۹۹', 'ناموجود']) {
    const plan = await planOf(id, search);
    expect(plan).not.toContain('Seq Scan');
    // One for the search itself, one for the few rows of the page.
    expect(plan.match(/Index Cond: \(?\(clinic_id = \d+\)/g)).toHaveLength(2);
  }
  const words = encodeURIComponent('۸۹۹ میلی');
  const find = (page: number) => staff('GET', `/drugs?search=${words}&limit=8&page=${page}`);
  const first = (await find(1)).body;
  expect(first.meta).toMatchObject({ total: 22, totalPages: 3 });
  expect(first.data).toHaveLength(8);
  expect((await find(3)).body.data).toHaveLength(6);
  expect((await find(9)).body).toMatchObject({ data: [], meta: { total: 22 } });
}, 60_000);
