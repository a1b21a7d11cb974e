import type { BackupVerification } from '@ziba/shared/contracts/backups';
import type { Database, Tx } from '../../db/connect';
import { DamagedBackup, readBackup, sha256Of } from './read-backup';
import { quotedName, shapeOf, tablesOfBackup, type TableOfBackup } from './tables';

/**
 * Restores a backup into scratch tables with the columns, types and checks of the real ones, counts the rows, and rolls
 * everything back. The real tables are not touched. References between tables are not checked: a backup contains the
 * rows of one moment, in which they were valid.
 */
export async function verifyBackup(
  db: Database,
  file: string,
  sha256: string | null,
): Promise<BackupVerification> {
  const problems: string[] = [];
  if (sha256 !== null && (await sha256Of(file)) !== sha256) {
    problems.push('the checksum of the file has changed');
  }
  const counted = new Map<string, number>();
  let wanted: Record<string, number> = {};
  let rows = 0;
  try {
    await db.platform(async (tx) => {
      const tables = new Map((await tablesOfBackup(tx)).map((table) => [table.name, table]));
      rows = await readBackup(file, {
        header: async ({ counts, shape }) => {
          wanted = counts;
          if (shape !== shapeOf([...tables.values()])) {
            problems.push('the database has other tables than when the backup was made');
          }
        },
        rows: async (name, some) => {
          const table = tables.get(name);
          if (!table) throw new DamagedBackup(`there is no table ${name}`);
          if (!counted.has(name)) await makeScratch(tx, name);
          counted.set(name, (counted.get(name) ?? 0) + (await fill(tx, table, some)));
        },
      });
      await dropScratch(tx, [...counted.keys()]);
    });
  } catch (error) {
    problems.push(wordsOf(error));
  }
  for (const [name, count] of Object.entries(wanted)) {
    const found = counted.get(name) ?? 0;
    if (found !== count) problems.push(`${name}: ${found} rows of ${count}`);
  }
  return { isGood: problems.length === 0, tables: Object.keys(wanted).length, rows, problems };
}

const scratch = (name: string) => `pg_temp.${quotedName(`restored_${name}`)}`;

async function makeScratch(tx: Tx, name: string): Promise<void> {
  await tx.query(`create temporary table ${quotedName(`restored_${name}`)}
    (like public.${quotedName(name)} including constraints including generated) on commit drop`);
}

async function fill(tx: Tx, { name, columns }: TableOfBackup, rows: string[]): Promise<number> {
  const list = columns.map(quotedName).join(', ');
  const [row] = await tx.query<{ count: number }>(
    `with added as (
       insert into ${scratch(name)} (${list})
       select ${list} from json_populate_recordset(null::public.${quotedName(name)}, $1::json)
       returning 1)
     select count(*)::int as count from added`,
    [`[${rows.join(',')}]`],
  );
  return row?.count ?? 0;
}

const dropScratch = async (tx: Tx, names: string[]) => {
  for (const name of names) await tx.query(`drop table ${scratch(name)}`);
};

/** The text of an error, without values of rows. */
function wordsOf(error: unknown): string {
  if (error instanceof DamagedBackup) return error.message;
  if (error instanceof Error && 'code' in error)
    return `the database refused rows (${String(error.code)})`;
  throw error;
}
