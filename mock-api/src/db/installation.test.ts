import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bundleCommands, runCommandOn } from '../testing/command-runs';
import { servedDatabase, type ServedDatabase } from '../testing/served-database';
import { end, refusalOf, serverRuns, signIn } from '../testing/server-runs';

jest.setTimeout(90_000);
const { newFolder, filled, launch, start } = serverRuns();

let other: ServedDatabase;
beforeAll(async () => {
  other = await servedDatabase();
  await bundleCommands();
});
afterAll(() => other.drop());

const idIn = (dataDir: string) => readFileSync(join(dataDir, 'installation-id'), 'utf8').trim();

const uploadsOf = (dataDir: string) =>
  readdirSync(join(dataDir, 'uploads'), { recursive: true }).map(String).sort();

/** A data folder with one uploaded file; no server uses it any more. */
async function folderWithUpload(): Promise<string> {
  const dataDir = filled();
  const server = await start({ DATA_DIR: dataDir });
  const data = new FormData();
  data.append('file', new File(['%PDF-1.7 of a patient'], 'consent.pdf'));
  const { status } = await fetch(`${server.address}/api/files/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signIn(server.address)}` },
    body: data,
  });
  expect(status).toBe(201);
  await end(server);
  return dataDir;
}

/** Runs statements in the database of a folder while its server runs. */
async function inDatabaseOf<Row extends pg.QueryResultRow>(dataDir: string, statement: string) {
  const client = new pg.Client({ host: join(dataDir, 'socket'), user: 'ziba', database: 'ziba' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Removes the id from both sides: databases and folders of older versions have none. */
async function forgetId(dataDir: string): Promise<void> {
  const server = await start({ DATA_DIR: dataDir });
  await inDatabaseOf(dataDir, 'delete from installation');
  await end(server);
  rmSync(join(dataDir, 'installation-id'));
}

it('gives an installation one id, in the database and in the folder', async () => {
  const dataDir = newFolder();
  const server = await start({ DATA_DIR: dataDir });
  const rows = await inDatabaseOf<{ id: string }>(dataDir, 'select id from installation');
  expect(rows).toEqual([{ id: idIn(dataDir) }]);
  await end(server);
  await end(await start({ DATA_DIR: dataDir }));
  expect(rows).toEqual([{ id: idIn(dataDir) }]);
});

it('does not start on a new database with the files of another one', async () => {
  const dataDir = await folderWithUpload();
  const before = uploadsOf(dataDir);
  expect(before.length).toBeGreaterThan(1);
  const message = await refusalOf(await launch({ DATA_DIR: dataDir, DATABASE_URL: other.url }));
  expect(message).toBe(
    `DATA_DIR: ${dataDir} holds uploaded files that this database does not know. Nothing was ` +
      'changed: restore a backup of their database, or set DATA_DIR or DATABASE_URL to the one that ' +
      'belongs to it.',
  );
  expect(uploadsOf(dataDir)).toEqual(before);
  await end(await start({ DATA_DIR: dataDir }));
});

it('does not start on the database of another installation', async () => {
  const [dataDir, elsewhere] = [await folderWithUpload(), newFolder()];
  const before = uploadsOf(dataDir);
  await end(await start({ DATA_DIR: elsewhere, DATABASE_URL: other.url }));
  const message = await refusalOf(await launch({ DATA_DIR: dataDir, DATABASE_URL: other.url }));
  expect(message).toBe(
    `DATA_DIR: ${dataDir} belongs to another installation (${idIn(dataDir)}) than this database ` +
      `(${idIn(elsewhere)}). Nothing was changed: set DATA_DIR or DATABASE_URL to the one that ` +
      'belongs to it.',
  );
  expect(uploadsOf(dataDir)).toEqual(before);
  await end(await start({ DATA_DIR: elsewhere, DATABASE_URL: other.url }));
});

it('does not make a new database if only the database was moved away', async () => {
  const dataDir = await folderWithUpload();
  const before = uploadsOf(dataDir);
  renameSync(join(dataDir, 'database'), join(dataDir, 'moved'));
  const message = await refusalOf(await launch({ DATA_DIR: dataDir }));
  expect(message).toBe(
    `DATA_DIR: ${dataDir} holds uploaded files, but not their database. Nothing was changed: put ` +
      'the folder database back, restore a backup, or set DATA_DIR to another folder.',
  );
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  expect(uploadsOf(dataDir)).toEqual(before);
  renameSync(join(dataDir, 'moved'), join(dataDir, 'database'));
  await end(await start({ DATA_DIR: dataDir }));
});

it('starts after a backup was restored into the folder with its files', async () => {
  const dataDir = await folderWithUpload();
  const [id, before] = [idIn(dataDir), uploadsOf(dataDir)];
  const file = join(newFolder(), 'all.jsonl.gz');
  // The backup is older than the upload, so the restored database knows none of the files.
  expect(runCommandOn(filled(), 'backup', file).status).toBe(0);
  renameSync(join(dataDir, 'database'), join(dataDir, 'moved'));
  expect(runCommandOn(dataDir, 'restore', file)).toMatchObject({ status: 0 });
  await end(await start({ DATA_DIR: dataDir }));
  expect({ id: idIn(dataDir), files: uploadsOf(dataDir) }).toEqual({ id, files: before });
});

it('keeps its id when a backup replaces its content', async () => {
  const dataDir = filled();
  const [id, file] = [idIn(dataDir), join(newFolder(), 'all.jsonl.gz')];
  expect(runCommandOn(dataDir, 'backup', file).status).toBe(0);
  expect(runCommandOn(dataDir, 'restore', file, '--replace')).toMatchObject({ status: 0 });
  await end(await start({ DATA_DIR: dataDir }));
  expect(idIn(dataDir)).toBe(id);
});

describe('an installation of a version without ids', () => {
  it('gets an id when its database knows the files', async () => {
    const dataDir = await folderWithUpload();
    await forgetId(dataDir);
    const server = await start({ DATA_DIR: dataDir });
    const rows = await inDatabaseOf<{ id: string }>(dataDir, 'select id from installation');
    expect(rows).toEqual([{ id: idIn(dataDir) }]);
    await end(server);
  });

  it('is not used with a database that does not know the files', async () => {
    const dataDir = await folderWithUpload();
    await forgetId(dataDir);
    const fresh = await servedDatabase();
    const message = await refusalOf(await launch({ DATA_DIR: dataDir, DATABASE_URL: fresh.url }));
    expect(message).toContain('holds uploaded files that this database does not know');
    expect(existsSync(join(dataDir, 'installation-id'))).toBe(false);
    await fresh.drop();
  });
});
