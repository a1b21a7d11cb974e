import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFaults } from '../modules/data-checks/data-checks';
import { readBackup } from '../modules/backups/read-backup';
import { restore } from '../modules/backups/restore';
import { quotedName } from '../modules/backups/tables';
import { wrongLengths } from '../testing/kept-lengths';
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
  // Until now two names could differ by a half-space that nobody sees.
  await client.query(
    `insert into rings (name, clinic_ids) values ('نخست', '{1}'), (E'نخست\\u200c', '{1}'), ('دوم', '{1}')`,
  );
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

/** Counters that a migration begins. */
const isBegun = (table: string, { name }: Row) => table === 'counters' && name === 'receipt';

it('migrates and keeps every value of every row', async () => {
  const tables = await rowsOfFile();
  expect(tables.size).toBeGreaterThan(50);
  for (const [table, rows] of tables) {
    // Computed from the other columns: a migration may compute it in another way.
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'search_norm');
    const { rows: found } = await old.owner.query<{ row: Row }>(
      `select row_to_json(t) as row from ${quotedName(table)} t`,
    );
    const kept = found.filter(({ row }) => !isBegun(table, row));
    expect({ table, rows: kept.map(({ row }) => textOf(row, columns)).sort() }).toEqual({
      table,
      rows: rows.map((row) => textOf(row, columns)).sort(),
    });
  }
});

it('restores a backup of an earlier version into a database of this one, and migrates it', async () => {
  const target = await createBareDatabase();
  const client = await target.owner.connect();
  try {
    await migrate(client, packageDir);
    const options = { replace: false, packageDir };
    expect(await restore(client, file, options)).toMatchObject({ missing: 0 });
    const count = async (owner: BareDatabase['owner'] | typeof client, table: string) =>
      (await owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count;
    for (const table of ['clinics', 'patients', 'appointments', 'files', 'general_settings']) {
      expect([table, await count(client, table)]).toEqual([table, await count(old.owner, table)]);
    }
    expect(await findFaults(async (text) => (await client.query(text)).rows)).toEqual([]);
    expect((await client.query(wrongLengths)).rows).toEqual([]);
    // The next start has nothing left to migrate, and the server's role may read.
    await migrate(client, packageDir);
    await expect(restore(client, file, options)).rejects.toThrow(/not empty/);
  } finally {
    client.release();
    await target.close();
  }
});

it('goes on counting receipts above the ids that were printed', async () => {
  const { rows } = await old.owner.query(
    `select c.clinic_id from counters c where c.name = 'receipt'
      and c.value = (select max(id) from payments p where p.clinic_id = c.clinic_id) order by 1`,
  );
  expect(rows).toEqual([{ clinic_id: 1 }, { clinic_id: 2 }]);
});

it('numbers the second of two names that nobody can tell apart', async () => {
  const { rows } = await old.owner.query<{ name: string }>('select name from rings order by id');
  expect(rows.map(({ name }) => name)).toEqual(['نخست', 'نخست\u200c (2)', 'دوم']);
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

describe('the check of the data', () => {
  const faults = () => findFaults((text) => old.owner.query(text).then(({ rows }) => rows));
  /** A statement for each kind of fault, as older versions or a hand in the database made them. */
  const seeded: readonly [check: string, text: string][] = [
    [
      'name without a visible letter',
      "update services set title = E'\\u200c' where id = (select min(id) from services)",
    ],
    [
      'name with invisible characters',
      "update products set name = name || E'\\u2060' where id = (select min(id) from products)",
    ],
    [
      'birth date in the future',
      "update patients set birth_date = '2500-01-01' where id = (select min(id) from patients)",
    ],
    [
      'national code without ten digits',
      `update users set "nationalCode" = '001-234567-9' where id = (select min(id) from users where clinic_id = 1)`,
    ],
    [
      'active account of a person who left',
      `insert into users (clinic_id, type, username, password_hash, account_status, archived_at) values (1, 'staff', 'left', '', 'active', now())`,
    ],
    [
      'message text with an unknown key',
      "insert into sms_templates (clinic_id, event, body) values (1, 'appointment_canceled', '{ doctor_name }')",
    ],
    [
      'stock that is not the sum of its movements',
      'update products set stock = stock + 7 where id = (select max(id) from products where archived_at is null)',
    ],
    [
      'paid amount without payments',
      'update treatment_sessions set service_cost = service_cost + 5, paid_amount = paid_amount + 5 where id = (select min(id) from treatment_sessions)',
    ],
    [
      'refunded amount without refunds',
      'update payments set refunded_amount = refunded_amount + 1 where id = (select min(id) from payments where refunded_amount < amount)',
    ],
    [
      'number of uses without uses',
      'update discount_codes set used = used + 1 where id = (select min(id) from discount_codes where max_uses is null or used < max_uses)',
    ],
    [
      'two appointments of a doctor at one time',
      `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type, starts_at, ends_at) select clinic_id, 'TWICE', (select max(id) from patients p where p.clinic_id = a.clinic_id and p.id <> a.patient_id), doctor_id, 'visit', starts_at, ends_at from appointments a where status = 'waiting' and archived_at is null order by id limit 1`,
    ],
    [
      'time that is held by nothing',
      "insert into doctor_slots (clinic_id, doctor_id, slot, owner_kind, owner_id) select clinic_id, id, '2031-01-01T00:00:00Z', 'appointment', 999999 from users where clinic_id = 1 and type = 'doctor' order by id limit 1",
    ],
    ...['appointment', 'session'].map((kind): [string, string] => [
      `${kind} whose time is not reserved for its doctor`,
      `delete from doctor_slots where (clinic_id, doctor_id, slot, inside) = (select clinic_id, doctor_id, slot, inside from doctor_slots where owner_kind = '${kind}' and slot > app_now() order by slot limit 1)`,
    ]),
    [
      'operation whose time is not reserved for its patient',
      "update transcriptions set operation_date = date_trunc('day', app_now()) + interval '400 days 8 hours' where id = (select max(id) from transcriptions where type = 'surgical' and canceled_at is null and archived_at is null)",
    ],
  ];

  it('finds each of the seeded faults, and nothing before', async () => {
    expect(await faults()).toEqual([]);
    for (const [check, text] of seeded) {
      await old.owner.query('begin');
      const { rowCount } = await old.owner.query(text);
      const found = (await faults()).map((fault) => fault.check);
      await old.owner.query('rollback');
      expect({ check, rowCount, found }).toEqual({
        check,
        rowCount: 1,
        found: expect.arrayContaining([check]),
      });
    }
    expect(await faults()).toEqual([]);
  });
});
