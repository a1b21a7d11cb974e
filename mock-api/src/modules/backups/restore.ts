import type pg from 'pg';
import { joinFolder } from '../../db/installation';
import { StartError } from '../../lib/start-error';
import { DamagedBackup, readBackup } from './read-backup';
import {
  ownTable,
  quotedName,
  shapeOf,
  tablesOfBackup,
  type Queries,
  type TableOfBackup,
} from './tables';

interface Options {
  /** Whether the current content of the database may be deleted. */
  replace: boolean;
  /** The folder with the files that the backup refers to; the restored database gets its id. */
  dataDir?: string;
}

/**
 * Replaces the content of the database by a backup: all of it, or after any error nothing. The client must be the
 * owner's. Triggers and references are disabled meanwhile; a backup contains the rows of one moment, in which all
 * references were valid.
 */
export async function restore(client: pg.PoolClient, file: string, { replace, dataDir }: Options) {
  const db: Queries = {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
  };
  await client.query('begin');
  try {
    // A superuser does not need this setting, but row-level security applies to an owner who is not a superuser.
    await client.query(`select set_config('app.scope', 'platform', true)`);
    await restTriggers(client);
    const tables = new Map((await tablesOfBackup(db)).map((table) => [table.name, table]));
    await emptyTables(db, replace);
    let counts: Record<string, number> = {};
    const rows = await readBackup(file, {
      header: async (header) => {
        counts = header.counts;
        if (header.shape !== shapeOf([...tables.values()])) {
          throw new StartError(
            'The backup was made by another version of Ziba: restore it with that version.',
          );
        }
      },
      rows: async (name, some) => insert(db, tables.get(name), some),
    });
    await compare(db, counts);
    await advanceIds(db);
    if (dataDir) await joinFolder(db, dataDir);
    await client.query('commit');
    return { rows, tables: Object.keys(counts).length };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
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

const allTables = `select c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where c.relkind in ('r', 'p') and c.relname <> '${ownTable}'`;

async function emptyTables(db: Queries, replace: boolean): Promise<void> {
  const [row] = await db.query<{ filled: boolean }>('select exists (select from users) as filled');
  if (row?.filled && !replace) {
    throw new StartError(
      'The database is not empty. Nothing was changed: say --replace if all that is in it may go.',
    );
  }
  const names = await db.query<{ name: string }>(allTables);
  await db.query(`truncate ${names.map(({ name }) => quotedName(name)).join(', ')}`);
}

async function insert(db: Queries, table: TableOfBackup | undefined, rows: string[]) {
  if (!table) throw new DamagedBackup('it names a table that is not there');
  const list = table.columns.map(quotedName).join(', ');
  const name = quotedName(table.name);
  await db.query(
    `insert into ${name} (${list})
     select ${list} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

async function compare(db: Queries, counts: Record<string, number>): Promise<void> {
  for (const [name, wanted] of Object.entries(counts)) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::float8 as count from ${quotedName(name)}`,
    );
    if (row?.count !== wanted) {
      throw new DamagedBackup(`${name} has ${row?.count ?? 0} rows of ${wanted}`);
    }
  }
}

const sequences = `select c.relname as table, a.attname as column,
    pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
  where c.relkind = 'r'`;

/** Sets the counters of ids, so that new rows get ids above the restored ones. */
async function advanceIds(db: Queries): Promise<void> {
  const all = await db.query<{ table: string; column: string; sequence: string }>(sequences);
  for (const { table, column, sequence } of all) {
    const last = `(select max(${quotedName(column)}) from ${quotedName(table)})`;
    await db.query(`select setval($1, greatest(coalesce(${last}, 0), 1), ${last} is not null)`, [
      sequence,
    ]);
  }
}
