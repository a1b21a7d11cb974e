import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The root of the workspace. */
export const root = resolve(__dirname, '../../..');

/** The real server with a database of its own, on a port of its own. */
export interface RunningProduct {
  address: string;
  dataDir: string;
  /** Publishes what stands in the dist folders: all remotes, or the named ones. */
  publish: (...names: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') done(address.port);
        else fail(new Error('No free port.'));
      });
    });
  });
}

/** Collects what a process prints, for the message of a failure. */
function transcript(child: ChildProcess): () => string {
  const parts: string[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part.toString()));
  child.stderr?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('');
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('close', done));
}

/** Runs a script of the workspace to its end. */
export async function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const said = transcript(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${said()}`);
}

async function untilHealthy(address: string, server: ChildProcess, said: () => string) {
  const until = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server did not come up at ${address}:\n${said()}`);
}

/** Starts the built server with demo data and publishes the built remotes. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ziba-e2e-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    ...settings,
  };
  const server = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'mock-api/dist/server.mjs')],
    { cwd: root, env: { ...process.env, NODE_ENV: undefined, ...env } },
  );
  const said = transcript(server);
  await untilHealthy(address, server, said);
  const publish = (...names: string[]) =>
    runScript('shared/build/publish.mjs', names, { ZIBA_URL: address, DATA_DIR: dataDir });
  await publish();
  return {
    address,
    dataDir,
    publish,
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
