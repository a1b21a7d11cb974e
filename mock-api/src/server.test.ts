import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bundleServer,
  startProcess,
  whenListening,
  type ServerProcess,
} from './testing/run-server';

jest.setTimeout(90_000);

/** A data folder that a server has filled and left; tests that need no first start copy it. */
let filledFolder = '';
beforeAll(async () => {
  await bundleServer();
  filledFolder = newFolder();
  const server = await start({ DATA_DIR: filledFolder });
  server.child.kill('SIGTERM');
  await server.ended;
});

const filled = () => {
  const folder = newFolder();
  cpSync(filledFolder, folder, { recursive: true });
  rmSync(join(folder, 'socket'), { recursive: true });
  return folder;
};

const folders: string[] = [];
const newFolder = (...parts: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'ziba-run-'));
  folders.push(folder);
  const inner = join(folder, ...parts);
  mkdirSync(inner, { recursive: true });
  return inner;
};

const started: ServerProcess[] = [];
const launch = async (env: Record<string, string>, uid?: number) => {
  const server = await startProcess({
    env: { SEED: 'empty', ADMIN_PASSWORD: 'Ziba@1405', ...env },
    uid,
  });
  started.push(server);
  return server;
};
const start = async (env: Record<string, string>, uid?: number) =>
  whenListening(await launch(env, uid));

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  for (const folder of folders) {
    await until(() => databaseProcesses(folder).length === 0);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The PostgreSQL processes that work on a data folder. */
function databaseProcesses(dataDir: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes('bin/postgres') && line.includes(dataDir));
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let left = 500; left > 0 && !isTrue(); left -= 1) await pause(20);
  expect(isTrue()).toBe(true);
}

const signIn = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Ziba@1405' }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
};

const isSignedIn = async (address: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/api/auth/me`, { headers })).status === 200;
};

/** One line on the error output, and exit code 1. */
const refusal = async (server: ServerProcess) => {
  expect(await server.ended).toBe(1);
  expect(server.said().trim().split('\n')).toHaveLength(1);
  return server.said().trim();
};

it('starts on an empty folder, ends cleanly on SIGTERM and goes on where it was', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir });
  const token = await signIn(first.address);
  expect(databaseProcesses(dataDir).length).toBeGreaterThan(0);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);

  const second = await start({ DATA_DIR: dataDir });
  expect(await isSignedIn(second.address, token)).toBe(true);
});

it('lets a running request finish when it is told to end', async () => {
  const server = await start({ DATA_DIR: filled() });
  const body = JSON.stringify({ username: 'admin', password: 'Ziba@1405' });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const login = request(
      `${server.address}/api/auth/login`,
      { method: 'POST', headers },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      },
    );
    login.once('error', reject);
    login.write(body.slice(0, 10), () => {
      server.child.kill('SIGTERM');
      setTimeout(() => login.end(body.slice(10)), 300);
    });
  });
  expect(await answered).toBe(200);
  expect(await server.ended).toBe(0);
});

it('leaves no database running and no lock when it is killed, and starts again', async () => {
  const dataDir = filled();
  const first = await start({ DATA_DIR: dataDir });
  const token = await signIn(first.address);
  first.child.kill('SIGKILL');
  // At once: the old database may still be ending.
  const second = await start({ DATA_DIR: dataDir });
  expect(await isSignedIn(second.address, token)).toBe(true);
  second.child.kill('SIGKILL');
  await second.ended;
  await until(() => databaseProcesses(dataDir).length === 0);
});

it('starts after it was killed in the middle of its first start', async () => {
  const dataDir = newFolder();
  for (const wait of [300, 600, 900]) {
    const killed = await launch({ DATA_DIR: dataDir });
    await pause(wait);
    killed.child.kill('SIGKILL');
    await killed.ended;
  }
  const server = await start({ DATA_DIR: dataDir });
  expect(await signIn(server.address)).toEqual(expect.any(String));
});

it('lets no second server onto the same data folder', async () => {
  const dataDir = filled();
  const first = await start({ DATA_DIR: dataDir });
  const second = await launch({ DATA_DIR: dataDir });
  expect(await refusal(second)).toBe(
    `DATA_DIR: ${dataDir} is in use by another Ziba server (process ${first.child.pid}). ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
  expect(await signIn(first.address)).toEqual(expect.any(String));
});

it('says that the port is in use, and lets go of everything', async () => {
  const dataDir = filled();
  const busy = createServer();
  const port = await new Promise<string>((resolve) => {
    busy.listen(0, '127.0.0.1', () => resolve(String((busy.address() as { port: number }).port)));
  });
  const server = await launch({ DATA_DIR: dataDir, PORT: port });
  expect(await refusal(server)).toBe(
    `PORT: ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
  await new Promise((resolve) => busy.close(resolve));
  expect(databaseProcesses(dataDir)).toEqual([]);
  await start({ DATA_DIR: dataDir, PORT: port });
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
  [{ NODE_ENV: 'production' }, 'SESSION_SECRET is required when NODE_ENV is production.'],
  [
    { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    'DATABASE_URL: nothing listens at that address.',
  ],
])('ends with one line for %p', async (env, line) => {
  const given: Record<string, string> = { DATA_DIR: filled(), ...env };
  expect(await refusal(await launch(given))).toBe(line);
});

describe('a data folder that does not fit is left as it is', () => {
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
    const said = await refusal(await launch({ DATA_DIR: dataDir }));
    expect(said).toMatch(message);
    expect(said).toContain('Nothing was changed');
    expect(contentOf(join(dataDir, 'database'))).toEqual(before);
  });
});

it('prints the password it made up, once', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' });
  const password = /The password of admin is (\S+)/.exec(first.said())?.[1];
  const response = await fetch(`${first.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(response.status).toBe(200);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await start({ DATA_DIR: dataDir, ADMIN_PASSWORD: '' });
  expect(second.said()).not.toContain('password');
});

it('works in a folder with spaces and Persian letters, however long its path', async () => {
  const dataDir = newFolder(
    'داده‌های کلینیک زیبایی',
    'a folder with a long name '.repeat(4).trim(),
  );
  const server = await start({ DATA_DIR: dataDir });
  expect(await signIn(server.address)).toEqual(expect.any(String));
});

it('keeps its secrets to itself', async () => {
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

it('throws the folder of `memory:` away at the end', async () => {
  const scratch = newFolder();
  const server = await start({ DATA_DIR: 'memory:', TMPDIR: scratch });
  expect(readdirSync(scratch)).toHaveLength(1);
  server.child.kill('SIGTERM');
  await server.ended;
  expect(readdirSync(scratch)).toEqual([]);
});

const root = process.getuid?.() === 0 ? it : it.skip;
root('runs as an ordinary user too', async () => {
  const home = mkdtempSync(join(tmpdir(), 'ziba-user-'));
  folders.push(home);
  execFileSync('chown', ['65534', home]);
  const server = await start({ DATA_DIR: join(home, 'data') }, 65534);
  expect(await signIn(server.address)).toEqual(expect.any(String));
  expect(server.said()).not.toContain('PGlite');
});

it('runs on PGlite where it must, survives being killed, and lets no second server in', async () => {
  const env = { DATA_DIR: newFolder(), EMBEDDED_DATABASE: 'pglite' };
  const first = await start(env);
  expect(first.said()).toContain('The embedded database is PGlite, not PostgreSQL');
  const token = await signIn(first.address);
  expect(await refusal(await launch(env))).toContain('is in use by another Ziba server');
  first.child.kill('SIGKILL');
  await first.ended;
  const again = await start({ DATA_DIR: env.DATA_DIR });
  expect(await isSignedIn(again.address, token)).toBe(true);
  expect(existsSync(join(env.DATA_DIR, 'database'))).toBe(false);
});
