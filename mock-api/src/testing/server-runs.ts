import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer, startProcess, whenListening, type ServerProcess } from './run-server';

const password = 'Ziba@1405';

/** The PostgreSQL processes of a data folder. */
export function databaseProcesses(dataDir: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes('bin/postgres') && line.includes(dataDir));
}

/** Waits until something is true, ten seconds at most. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let left = 500; left > 0 && !isTrue(); left -= 1) await pause(20);
  expect(isTrue()).toBe(true);
}

/** Signs the administrator in; returns the token. */
export async function signIn(address: string, typed = password): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: typed }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** Whether the server at an address accepts a token. */
export async function isSignedIn(address: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${address}/api/auth/me`, { headers })).status === 200;
}

/** The output of a start that fails: one line, with exit code 1. */
export async function refusalOf(server: ServerProcess): Promise<string> {
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  return server.output().trim();
}

/** Tells a server to end and waits for it. */
export async function end({ child, ended }: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  return ended;
}

/**
 * Runs servers as processes of their own, with their own folders. Servers that a test leaves running are ended after
 * it, and the folders are deleted at the end of the file.
 */
export function serverRuns() {
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  let filledFolder = '';

  const newFolder = (...parts: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'ziba-run-'));
    folders.push(folder);
    const inner = join(folder, ...parts);
    mkdirSync(inner, { recursive: true });
    return inner;
  };
  const launch = async (env: Record<string, string>, uid?: number) => {
    const basic = { SEED: 'empty', ADMIN_PASSWORD: password };
    const server = await startProcess({ env: { ...basic, ...env }, uid });
    running.push(server);
    return server;
  };
  const start = async (env: Record<string, string>, uid?: number) =>
    whenListening(await launch(env, uid));

  beforeAll(async () => {
    await bundleServer();
    filledFolder = newFolder();
    await end(await start({ DATA_DIR: filledFolder }));
    rmSync(join(filledFolder, 'socket'), { recursive: true });
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await end(server, 'SIGKILL');
  });
  afterAll(async () => {
    for (const folder of folders) {
      await until(() => databaseProcesses(folder).length === 0);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  /** A data folder that a server has filled, for tests that need no first start. */
  const filled = () => {
    const folder = newFolder();
    cpSync(filledFolder, folder, { recursive: true });
    // Since Node 22 a copied folder has the mode of a new one; PostgreSQL requires that only its user can read it.
    chmodSync(join(folder, 'database'), 0o700);
    return folder;
  };

  return {
    newFolder,
    filled,
    /** Starts a server that may end at once. */
    launch,
    /** Starts a server and waits until it listens. */
    start,
  };
}
