import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error';
import type { BackupHeader } from './backup-format';
import { shapeOf, tablesOfBackup, type Queries } from './tables';

/** One migration: when it was written, which is its name for the database, and its statements. */
interface Step {
  when: number;
  hash: string;
  statements: string[];
}

const folderOf = (packageDir: string) => join(packageDir, 'src', 'db', 'migrations');

const journalOf = (packageDir: string) =>
  JSON.parse(readFileSync(join(folderOf(packageDir), 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };

/** When the last migration of this version of the product was written. */
export const lastMigration = (packageDir: string): number =>
  journalOf(packageDir).entries.at(-1)?.when ?? 0;

const stepsOf = (packageDir: string): Step[] =>
  journalOf(packageDir).entries.map(({ when, tag }) => {
    const text = readFileSync(join(folderOf(packageDir), `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { when, hash, statements: text.split('--> statement-breakpoint') };
  });

const made = {
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
};

async function take(db: Queries, { when, hash, statements }: Step): Promise<void> {
  for (const statement of statements) await db.query(statement);
  await db.query(made.text, [hash, when]);
}

/**
 * Empties the database and makes the tables as they were in the version that made the backup; all of it in the running
 * transaction. Resolves to a function that takes the further migrations, with the restored rows. Throws a `StartError`
 * for a backup of a newer version, or of one that is not known.
 */
export async function tablesAt(db: Queries, header: BackupHeader, packageDir: string) {
  const steps = stepsOf(packageDir);
  if (header.migration !== undefined && !steps.some(({ when }) => when === header.migration)) {
    throw new StartError(
      'The backup was made by another version of Ziba, which this one does not know.',
    );
  }
  await db.query('drop schema public cascade');
  await db.query('create schema public');
  await db.query('grant usage on schema public to public');
  await db.query('delete from drizzle.__drizzle_migrations');
  const taken = await takeUntil(db, steps, header);
  return async () => {
    for (const step of steps.slice(taken)) await take(db, step);
  };
}

/**
 * Takes migrations up to that of the backup; resolves to how many. A backup of the first version does not name it: it is
 * the last one with the same tables.
 */
async function takeUntil(db: Queries, steps: readonly Step[], header: BackupHeader) {
  const hasShape = async () => shapeOf(await tablesOfBackup(db)) === header.shape;
  let isFound = false;
  for (const [index, step] of steps.entries()) {
    await db.query('savepoint step');
    await take(db, step);
    if (header.migration !== undefined) {
      if (step.when === header.migration) return index + 1;
    } else if (await hasShape()) isFound = true;
    else if (isFound) {
      await db.query('rollback to savepoint step');
      return index;
    }
    await db.query('release savepoint step');
  }
  if (isFound) return steps.length;
  throw new StartError(
    'The backup was made by another version of Ziba, which this one does not know.',
  );
}
