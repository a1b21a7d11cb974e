import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { end, isSignedIn, refusalOf, serverRuns, signIn } from './testing/server-runs';
import { addressVariable } from './testing/test-database';

jest.setTimeout(90_000);
const { newFolder, filled, launch, start } = serverRuns();

describe('a data folder that cannot be used is not changed', () => {
  const contentOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, readFileSync(file, 'base64')]);

  it.each([
    ['of an older PostgreSQL', 'PG_VERSION', '15\n', /was made by PostgreSQL 15, .* brings 18\./],
    ['of a newer PostgreSQL', 'PG_VERSION', '99\n', /was made by PostgreSQL 99, .* brings 18\./],
    ['without its version', 'PG_VERSION', undefined, /is damaged \(PG_VERSION is missing\)\./],
    [
      'without its heart',
      'global/pg_control',
      undefined,
      /the database cannot be opened \(.*pg_control/,
    ],
  ])('%s', async (_, name, content, message) => {
    const dataDir = filled();
    const file = join(dataDir, 'database', name);
    rmSync(file);
    if (content) writeFileSync(file, content);
    const before = contentOf(join(dataDir, 'database'));
    const text = await refusalOf(await launch({ DATA_DIR: dataDir }));
    expect(text).toMatch(message);
    expect(text).toContain('Nothing was changed');
    expect(contentOf(join(dataDir, 'database'))).toEqual(before);
  });
});

it('that a newer version of the product has written is not changed', async () => {
  const dataDir = filled();
  const server = await start({ DATA_DIR: dataDir });
  const client = new pg.Client({ host: join(dataDir, 'socket'), user: 'ziba', database: 'ziba' });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)",
  );
  await client.end();
  await end(server);
  expect(await refusalOf(await launch({ DATA_DIR: dataDir }))).toBe(
    'DATA_DIR: the database was written by a newer version of Ziba. Nothing was changed: ' +
      'start that version, or set DATA_DIR to another one.',
  );
});

it('works in a folder with spaces and Persian letters and a long path', async () => {
  const dataDir = newFolder('داده‌های کلینیک زیبایی', 'a folder with a long name '.repeat(4).trim());
  const server = await start({ DATA_DIR: dataDir });
  expect(await signIn(server.address)).toEqual(expect.any(String));
});

it('makes its secrets readable only by its user', async () => {
  const dataDir = filled();
  await start({ DATA_DIR: dataDir });
  const modes = execFileSync(
    'stat',
    ['-c', '%a %n', 'session-secret', 'publish-token', 'database', 'socket'],
    {
      cwd: dataDir,
      encoding: 'utf8',
    },
  );
  expect(modes.trim().split('\n')).toEqual([
    '600 session-secret',
    '600 publish-token',
    '700 database',
    '700 socket',
  ]);
});

it('deletes the folder of `memory:` at the end', async () => {
  const scratch = newFolder();
  const server = await start({ DATA_DIR: 'memory:', TMPDIR: scratch });
  expect(readdirSync(scratch)).toHaveLength(1);
  await end(server);
  expect(readdirSync(scratch)).toEqual([]);
});

describe('an own PostgreSQL', () => {
  const connection = JSON.parse(process.env[addressVariable] ?? '{}') as pg.ClientConfig;
  const asAdministrator = async (...statements: string[]) => {
    const client = new pg.Client(connection);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const urlOf = (user: string, database: string) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(connection.host ?? '')}`;

  it('is used instead of the embedded one, with an owner who is not a superuser', async () => {
    await asAdministrator(
      'create role clinic_owner login nosuperuser nocreaterole',
      'grant ziba_app to clinic_owner',
      'create database clinic_data owner clinic_owner',
    );
    const dataDir = newFolder();
    const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf('clinic_owner', 'clinic_data') };
    const server = await start(env);
    const token = await signIn(server.address);
    await end(server);
    const again = await start(env);
    expect(await isSignedIn(again.address, token)).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual([
      'installation-id',
      'publish-token',
      'session-secret',
    ]);
  });

  it.each([
    ['nobody', 'clinic_data', 'the user may not connect'],
    [connection.user ?? '', 'missing', 'the database does not exist'],
  ])('that %s cannot use as %s is refused with the reason', async (user, database, reason) => {
    const env = { DATA_DIR: newFolder(), DATABASE_URL: urlOf(user, database) };
    expect(await refusalOf(await launch(env))).toBe(`DATABASE_URL: ${reason}.`);
  });

  it('whose owner may not make the role is refused with what is missing', async () => {
    await asAdministrator('create role lonely login', 'create database lonely_data owner lonely');
    const env = { DATA_DIR: newFolder(), DATABASE_URL: urlOf('lonely', 'lonely_data') };
    expect(await refusalOf(await launch(env))).toContain('GRANT ziba_app TO lonely');
  });
});
