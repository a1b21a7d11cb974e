import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../lib/start-error';

/** An arbitrary number; every server that migrates this database takes the same lock. */
const migrationLock = 1_405_001;

/**
 * Brings the schema up to date. Servers that start at the same time wait for each other. Refuses a database of a newer
 * version; `setting` is the variable that chose the database.
 */
export async function migrate(
  client: pg.PoolClient,
  packageDir: string,
  setting: 'DATA_DIR' | 'DATABASE_URL' = 'DATA_DIR',
): Promise<void> {
  const migrationsFolder = join(packageDir, 'src', 'db', 'migrations');
  await client.query(`select pg_advisory_lock(${migrationLock})`);
  try {
    await refuseNewerSchema(client, migrationsFolder, setting);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query(`select pg_advisory_unlock(${migrationLock})`);
  }
}

interface Journal {
  entries: { when: number }[];
}

/** Throws if a newer version of the product has changed the schema: this version would damage its data. */
async function refuseNewerSchema(
  client: pg.PoolClient,
  folder: string,
  setting: string,
): Promise<void> {
  const file = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8');
  const known = Math.max(...(JSON.parse(file) as Journal).entries.map(({ when }) => when));
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  if (!tables[0]?.name) return;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last ?? 0) <= known) return;
  throw new StartError(
    `${setting}: the database was written by a newer version of Ziba. Nothing was changed: ` +
      `start that version, or set ${setting} to another one.`,
  );
}
