import type pg from 'pg';
import { joinFolder } from '../../db/installation';
import { StartError } from '../../lib/start-error';
import type { BackupHeader } from './backup-format';
import { readBackup } from './read-backup';
import { RestoredFiles } from './restored-files';
import { advanceIds, compare, emptyTables, insertRows } from './restored-rows';
import { tablesAt } from './schema-steps';
import { ownTable, shapeOf, tablesOfBackup, type Queries, type TableOfBackup } from './tables';

interface Options {
  /** Whether the current content of the database may be deleted. */
  replace: boolean;
  /** The folder that gets the files of the backup, and whose id the restored database gets. */
  dataDir?: string;
  /** The folder of this package, with the migrations; without it only a backup of this version is restored. */
  packageDir?: string;
  /** Told how many rows are restored, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/** What a restore did. */
export interface Restored {
  rows: number;
  tables: number;
  files: number;
  /** Uploaded files that the database refers to and that are not in the folder. */
  missing: number;
}

/**
 * Replaces the content of the database by a backup: all of it, or after any error nothing. The client must be the
 * owner's. Triggers and references are disabled meanwhile; a backup contains the rows of one moment, in which all
 * references were valid. A backup of an earlier version gets the tables of that version, its rows, and then the
 * migrations that it lacks. Files are added to the folder; those that are there already stay. The list of the platform's
 * backups and the id of the installation stay too: both belong to this folder.
 */
export async function restore(
  client: pg.PoolClient,
  file: string,
  options: Options,
): Promise<Restored> {
  const { replace, dataDir } = options;
  const db: Queries = {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
  };
  const files = dataDir ? new RestoredFiles(dataDir) : undefined;
  await client.query('begin');
  try {
    // A superuser does not need this setting, but row-level security applies to an owner who is not a superuser.
    await client.query(`select set_config('app.scope', 'platform', true)`);
    await restTriggers(client);
    await refuseFilled(db, replace);
    const kept = await keptRows(db);
    const result = await restoreRows(db, file, { ...options, files });
    await insertKept(db, kept);
    await advanceIds(db);
    if (dataDir) await joinFolder(db, dataDir);
    const missing = files ? await files.check(db) : 0;
    await client.query('commit');
    return { ...result, files: files?.count ?? 0, missing };
  } catch (error) {
    await files?.abandon();
    await client.query('rollback');
    throw error;
  }
}

type Work = Options & { files?: RestoredFiles };

async function restoreRows(db: Queries, file: string, { packageDir, files, onProgress }: Work) {
  let header: BackupHeader | undefined;
  let tables = new Map<string, TableOfBackup>();
  let finish: (() => Promise<void>) | undefined;
  let done = 0;
  const rows = await readBackup(file, {
    header: async (read) => {
      header = read;
      finish = await emptyDatabase(db, read, packageDir);
      tables = new Map((await tablesOfBackup(db)).map((table) => [table.name, table]));
    },
    rows: async (name, some) => {
      await insertRows(db, tables.get(name), some);
      done += some.length;
      onProgress?.(done, totalOf(header));
    },
    file: async (one) => files?.begin(one),
    bytes: async (piece) => files?.add(piece),
    fileEnd: async () => files?.end(),
  });
  const counts = header?.counts ?? {};
  await compare(db, counts);
  if (finish) {
    await db.query('set local session_replication_role = origin');
    await finish();
    await db.query('set local session_replication_role = replica');
  }
  return { rows, tables: Object.keys(counts).length };
}

const totalOf = (header: BackupHeader | undefined) =>
  Object.values(header?.counts ?? {}).reduce((sum, count) => sum + count, 0);

/** Empties the tables, or makes those of the backup's version; resolves to what is to be done after the rows, if any. */
async function emptyDatabase(db: Queries, header: BackupHeader, packageDir?: string) {
  const isOfThisVersion = header.shape === shapeOf(await tablesOfBackup(db));
  if (isOfThisVersion && !(await lacksMigrations(db, header))) {
    await emptyTables(db);
    return undefined;
  }
  if (packageDir === undefined) {
    throw new StartError(
      'The backup was made by another version of Ziba: restore it with that version.',
    );
  }
  await db.query('set local session_replication_role = origin');
  const finish = await tablesAt(db, header, packageDir);
  await db.query('set local session_replication_role = replica');
  // Migrations fill some tables, which the backup contains as well.
  await emptyTables(db);
  return finish;
}

/** Whether a migration that changed no table came after the backup. */
async function lacksMigrations(db: Queries, { migration }: BackupHeader): Promise<boolean> {
  if (migration === undefined) return false;
  const [row] = await db.query<{ last: string }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return Number(row?.last) !== migration;
}

async function restTriggers(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    throw new StartError(
      'DATABASE_URL: restoring needs a superuser, or a user with the right to set ' +
        'session_replication_role (GRANT SET ON PARAMETER).',
      { cause: error },
    );
  }
}

async function refuseFilled(db: Queries, replace: boolean): Promise<void> {
  const [row] = await db.query<{ filled: boolean }>('select exists (select from users) as filled');
  if (!row?.filled || replace) return;
  throw new StartError(
    'The database is not empty. Nothing was changed: say --replace if all that is in it may go.',
  );
}

/** Rows that a restore leaves as they are, as JSON: the id of the installation and the platform's backups. */
interface Kept {
  id: string[];
  backups: string[];
}

const ofPlatform = `where clinic_id is null and status in ('done', 'failed')`;

async function keptRows(db: Queries): Promise<Kept> {
  const tables = new Set((await tablesOfBackup(db, [])).map(({ name }) => name));
  const read = async (table: string, condition = '') => {
    if (!tables.has(table)) return [];
    const statement = `select row_to_json(t)::text as line from ${table} t ${condition}`;
    return (await db.query<{ line: string }>(statement)).map(({ line }) => line);
  };
  return { id: await read(ownTable), backups: await read('backups', ofPlatform) };
}

async function insertKept(db: Queries, kept: Kept): Promise<void> {
  const tables = new Map((await tablesOfBackup(db, [])).map((table) => [table.name, table]));
  if (kept.id.length > 0 && (await db.query(`select from ${ownTable}`)).length === 0) {
    await insertRows(db, tables.get(ownTable), kept.id);
  }
  if (kept.backups.length === 0) return;
  await insertRows(db, tables.get('backups'), kept.backups);
  await db.query('update backups set verify_requested_at = null');
}
