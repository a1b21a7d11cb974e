import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../lib/start-error';
import type { Database, Tx } from './connect';
import { filesOnDisk } from './files-on-disk';
import { holdsUploads } from './upload-folder';

type Queries = Pick<Tx, 'query'>;

/** An arbitrary number; servers that start at the same time on one database wait for each other with it. */
const turn = 1_405_002;
const fileOf = (dataDir: string) => join(dataDir, 'installation-id');
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Checks that database and data folder belong to the same installation; both store its id. Stops the start if the ids
 * differ. A side without an id gets the other's, or both get a new one, as long as the folder holds no files or the
 * database knows them.
 */
export async function agreeOnInstallation(db: Database, dataDir: string): Promise<void> {
  const inFolder = await readId(dataDir);
  const id = await db.platform(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${turn})`);
    const inDatabase = await idOf(tx);
    if (inDatabase && inFolder) return agreed(dataDir, inDatabase, inFolder);
    const isEmpty = !(await holdsUploads(dataDir));
    if (!isEmpty && !(await knowsFiles(tx, dataDir))) throw unknownFiles(dataDir);
    if (inDatabase) return inDatabase;
    // A folder without files may belong to a database that still exists: that one keeps its id.
    const fresh = isEmpty ? randomUUID() : (inFolder ?? randomUUID());
    await insertId(tx, fresh);
    return fresh;
  });
  // The row is written first: a folder that alone has an id would look like the folder of another database.
  if (id !== inFolder) await writeId(dataDir, id);
}

/** Gives a restored database the id of the data folder that contains the files of its rows. */
export async function joinFolder(db: Queries, dataDir: string): Promise<void> {
  const inFolder = await readId(dataDir);
  if (inFolder && !(await idOf(db))) await insertId(db, inFolder);
}

function agreed(dataDir: string, inDatabase: string, inFolder: string): string {
  if (inDatabase === inFolder) return inDatabase;
  throw new StartError(
    `DATA_DIR: ${dataDir} belongs to another installation (${inFolder}) than this database ` +
      `(${inDatabase}). Nothing was changed: set DATA_DIR or DATABASE_URL to the one that ` +
      'belongs to it.',
  );
}

const unknownFiles = (dataDir: string) =>
  new StartError(
    `DATA_DIR: ${dataDir} holds uploaded files that this database does not know. Nothing was ` +
      'changed: restore a backup of their database, or set DATA_DIR or DATABASE_URL to the one that ' +
      'belongs to it.',
  );

/** Whether most files have a row: some files that a crash left behind have none in their own database either. */
async function knowsFiles(tx: Tx, dataDir: string): Promise<boolean> {
  const files = await filesOnDisk(tx, dataDir);
  return files.filter(({ isKnown }) => isKnown).length * 2 > files.length;
}

async function idOf(db: Queries): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>('select id from installation');
  return row?.id;
}

const insertId = (db: Queries, id: string) =>
  db.query('insert into installation (id) values ($1)', [id]);

async function readId(dataDir: string): Promise<string | undefined> {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return undefined;
  const id = (await readFile(file, 'utf8')).trim();
  if (uuid.test(id)) return id;
  throw new StartError(`DATA_DIR: ${file} is damaged; put it back from a copy of the folder.`);
}

async function writeId(dataDir: string, id: string): Promise<void> {
  await writeFile(`${fileOf(dataDir)}.part`, `${id}\n`, { mode: 0o600 });
  await rename(`${fileOf(dataDir)}.part`, fileOf(dataDir));
}
