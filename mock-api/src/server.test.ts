import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  databaseProcesses,
  end,
  isSignedIn,
  refusalOf,
  serverRuns,
  signIn,
  until,
} from './testing/server-runs';

jest.setTimeout(90_000);
const { newFolder, filled, launch, start } = serverRuns();

it('starts on an empty folder, ends cleanly on SIGTERM and continues with the same data', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir });
  const token = await signIn(first.address);
  expect(databaseProcesses(dataDir).length).toBeGreaterThan(0);
  expect(await end(first)).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);

  const second = await start({ DATA_DIR: dataDir });
  expect(await isSignedIn(second.address, token)).toBe(true);
});

it('finishes a running request when it is told to end', async () => {
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
  // At once, without a pause: the old database may still be ending.
  const second = await start({ DATA_DIR: dataDir });
  expect(await isSignedIn(second.address, token)).toBe(true);
  await end(second, 'SIGKILL');
  await until(() => databaseProcesses(dataDir).length === 0);
});

it('starts after it was killed in the middle of its first start', async () => {
  const dataDir = newFolder();
  for (const wait of [300, 600, 900]) {
    const killed = await launch({ DATA_DIR: dataDir });
    await pause(wait);
    await end(killed, 'SIGKILL');
  }
  const server = await start({ DATA_DIR: dataDir });
  expect(await signIn(server.address)).toEqual(expect.any(String));
});

it('allows no second server on the same data folder', async () => {
  const dataDir = filled();
  const first = await start({ DATA_DIR: dataDir });
  const second = await launch({ DATA_DIR: dataDir });
  expect(await refusalOf(second)).toBe(
    `DATA_DIR: ${dataDir} is in use by another Ziba server (process ${first.child.pid}). ` +
      'Stop it, or set DATA_DIR to another folder.',
  );
  expect(await signIn(first.address)).toEqual(expect.any(String));
});

it('reports that the port is in use, and releases everything', async () => {
  const dataDir = filled();
  const busy = createServer();
  const port = await new Promise<string>((resolve) => {
    busy.listen(0, '127.0.0.1', () => resolve(String((busy.address() as { port: number }).port)));
  });
  const server = await launch({ DATA_DIR: dataDir, PORT: port });
  expect(await refusalOf(server)).toBe(
    `PORT: ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
  await new Promise((resolve) => busy.close(resolve));
  expect(databaseProcesses(dataDir)).toEqual([]);
  await start({ DATA_DIR: dataDir, PORT: port });
});

it('reports that the data folder cannot be used', async () => {
  const file = join(filled(), 'session-secret');
  expect(await refusalOf(await launch({ DATA_DIR: file }))).toBe(
    `DATA_DIR: ${file} cannot be used (EEXIST). Set DATA_DIR to a folder that this user may write.`,
  );
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
  expect(await refusalOf(await launch(given))).toBe(line);
});

it('prints the random password once', async () => {
  const env = { DATA_DIR: newFolder(), ADMIN_PASSWORD: '' };
  const first = await start(env);
  const password = /The password of admin is (\S+)/.exec(first.output())?.[1];
  expect(await signIn(first.address, password)).toEqual(expect.any(String));
  await end(first);
  expect((await start(env)).output()).not.toContain('password');
});

const root = process.getuid?.() === 0 ? it : it.skip;
root('runs as an ordinary user too', async () => {
  const home = newFolder();
  execFileSync('chown', ['65534', home]);
  const server = await start({ DATA_DIR: join(home, 'data') }, 65534);
  expect(await signIn(server.address)).toEqual(expect.any(String));
  expect(server.output()).not.toContain('PGlite');
});

it('runs on PGlite if it must, starts again after it was killed, and allows no second server', async () => {
  const env = { DATA_DIR: newFolder(), EMBEDDED_DATABASE: 'pglite' };
  const first = await start(env);
  expect(first.output()).toContain('The embedded database is PGlite, not PostgreSQL');
  const token = await signIn(first.address);
  expect(await refusalOf(await launch(env))).toContain('is in use by another Ziba server');
  await end(first, 'SIGKILL');
  const again = await start({ DATA_DIR: env.DATA_DIR });
  expect(await isSignedIn(again.address, token)).toBe(true);
  expect(existsSync(join(env.DATA_DIR, 'database'))).toBe(false);
});
