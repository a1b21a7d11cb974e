import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isSignedIn, serverRuns, signIn, until } from '../../testing/server-runs';

jest.setTimeout(90_000);
const { filled, start } = serverRuns();

const pidFile = (dataDir: string) => join(dataDir, 'database', 'postmaster.pid');
const postmasterOf = (dataDir: string) =>
  existsSync(pidFile(dataDir)) ? Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10) : 0;

async function healthOf(address: string): Promise<number> {
  return (await fetch(`${address}/api/health`)).status;
}

/** Asks until the health check has this status. */
async function untilHealth(address: string, status: number): Promise<void> {
  while ((await healthOf(address)) !== status);
}

/**
 * Delays the next start of the database until the returned function is called, at the point where it reads its
 * settings. Otherwise it might run again before the test asks.
 */
function holdStart(dataDir: string): () => void {
  const gate = join(dataDir, 'database', 'gate.conf');
  execFileSync('mkfifo', [gate]);
  appendFileSync(join(dataDir, 'database', 'postgresql.conf'), "\ninclude 'gate.conf'\n");
  return () => {
    const waiting = openSync(gate, 'w');
    // It reads its settings more than once: from now on without waiting.
    rmSync(gate);
    writeFileSync(gate, '');
    closeSync(waiting);
  };
}

it('starts a killed database again, and answers until then that it is not available', async () => {
  const dataDir = filled();
  const server = await start({ DATA_DIR: dataDir });
  const token = await signIn(server.address);
  const killed = postmasterOf(dataDir);
  const letStart = holdStart(dataDir);
  const log = join(dataDir, 'database.log');
  appendFileSync(log, 'why it was killed\n');
  process.kill(killed, 'SIGKILL');
  await untilHealth(server.address, 503);
  letStart();
  await untilHealth(server.address, 200);
  expect(postmasterOf(dataDir)).not.toBe(killed);
  expect(readFileSync(log, 'utf8')).toContain('why it was killed');
  expect(await isSignedIn(server.address, token)).toBe(true);
  expect(await signIn(server.address)).toEqual(expect.any(String));
  expect(server.output()).toContain(
    'The embedded database has ended by itself; it is started again.',
  );
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await until(() => postmasterOf(dataDir) === 0);
});

it('ends with one line and exit code 1 when the database cannot be started again', async () => {
  const dataDir = filled();
  const server = await start({ DATA_DIR: dataDir });
  const before = server.output().length;
  const killed = postmasterOf(dataDir);
  // Without this file of the database no start can succeed.
  renameSync(join(dataDir, 'database', 'PG_VERSION'), join(dataDir, 'version'));
  process.kill(killed, 'SIGKILL');
  expect(await server.ended).toBe(1);
  const lines = server.output().slice(before).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
    'The embedded database has ended by itself; it is started again.',
    expect.stringMatching(/^DATA_DIR: the database cannot be opened \(.*\)\. Nothing was changed/),
  ]);
  rmSync(join(dataDir, 'version'));
});
