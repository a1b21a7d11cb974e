import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBackup } from '../modules/backups/read-backup';
import { restore } from '../modules/backups/restore';
import { quotedName } from '../modules/backups/tables';
import { createBareDatabase, type BareDatabase } from '../testing/test-database';
import { migrate } from './migrate';

/**
 * The data of commit 5e86939, from that commit's `npm run backup`: demo data, and a booking, a payment, a hold, a
 * leave, a discount code, an upload and a release that were made through its API.
 */
const file = join(__dirname, 'fixtures', 'database-of-5e86939.jsonl.gz');
/** The number of migrations that commit had. */
const migrationsOfFile = 26;
const packageDir = resolve(__dirname, '..', '..');

type Row = Record<string, unknown>;

let old: BareDatabase;
let folder: string;
beforeAll(async () => {
  old = await createBareDatabase();
  folder = mkdtempSync(join(tmpdir(), 'ziba-migrations-'));
  writeMigrationsOfFile();
  await migrateWith(folder);
  const client = await old.owner.connect();
  await restore(client, file, { replace: false });
  client.release();
  await migrateWith(packageDir);
});
afterAll(async () => {
  await old.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The migrations of this package up to the last one that the commit had. */
function writeMigrationsOfFile() {
  const place = join(folder, 'src', 'db', 'migrations');
  cpSync(join(packageDir, 'src', 'db', 'migrations'), place, { recursive: true });
  const journal = join(place, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Row[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrationsOfFile) }));
}

async function migrateWith(dir: string) {
  const client = await old.owner.connect();
  await migrate(client, dir);
  client.release();
}

/** All rows of the file, by table. */
async function rowsOfFile(): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  await readBackup(file, {
    header: () => Promise.resolve(),
    rows: (table, lines) => {
      const rows = lines.map((line) => JSON.parse(line) as Row);
      tables.set(table, [...(tables.get(table) ?? []), ...rows]);
      return Promise.resolve();
    },
  });
  return tables;
}

const textOf = (row: Row, columns: readonly string[]) =>
  JSON.stringify(columns.map((column) => row[column] ?? null));

it('migrates and keeps every value of every row', async () => {
  const tables = await rowsOfFile();
  expect(tables.size).toBeGreaterThan(50);
  for (const [table, rows] of tables) {
    // Computed from the other columns: a migration may compute it in another way.
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'search_norm');
    const { rows: found } = await old.owner.query<{ row: Row }>(
      `select row_to_json(t) as row from ${quotedName(table)} t`,
    );
    const kept = found.map(({ row }) => textOf(row, columns)).sort();
    expect({ table, rows: kept }).toEqual({
      table,
      rows: rows.map((row) => textOf(row, columns)).sort(),
    });
  }
});

it('computes the search text of old rows like that of new ones', async () => {
  const { rows } = await old.owner.query(
    `select device_name, search_norm from devices where clinic_id = 1 and device_name like 'میکرونیدلینگ%'`,
  );
  expect(rows).toEqual([
    {
      device_name: 'میکرونیدلینگ آر‌اف',
      search_norm: expect.stringMatching(/^میکرونیدلینگ ار اف .*میکرونیدلینگ اراف/),
    },
  ]);
});

it('stores the snapshot of the last migration only: drizzle-kit compares the schema with no other', () => {
  const meta = join(packageDir, 'src', 'db', 'migrations', 'meta');
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const last = entries.at(-1)?.tag.split('_')[0];
  // A name too many is an old snapshot: delete it (`git rm`).
  expect(readdirSync(meta).sort()).toEqual([`${last}_snapshot.json`, '_journal.json']);
});
