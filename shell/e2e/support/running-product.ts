import { spawn, type ChildProcess } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedingTime, startClock, type JourneyClock } from './clock';
import { newFolder } from './new-folder';
import { cloneDatabase, startRunDatabase, type JourneyDatabase } from './run-database';
import { startHostedServer } from './server-hosts';

/** The root of the workspace. */
export const root = resolve(__dirname, '../../..');

/** The environment variable with the path of the prepared data folder. */
export const preparedFolder = 'ZIBA_E2E_PREPARED';

/** A real server with its own database and port. */
export interface RunningProduct {
  address: string;
  dataDir: string;
  /** The clock of the server. */
  clock: JourneyClock;
  /** Publishes the builds in the dist folders: all remotes, or the named ones. */
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

/** Collects the output of a process, for error messages. */
function collectOutput(child: ChildProcess): () => string {
  const parts: string[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part.toString()));
  child.stderr?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('');
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('close', done));
}

/** Runs a script of the workspace until it ends; rejects with its output when it fails. */
export async function runScript(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const output = collectOutput(child);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${output()}`);
}

async function untilHealthy(address: string, server: ChildProcess, output: () => string) {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server did not come up at ${address}:\n${output()}`);
}

interface Serving {
  dataDir: string;
  /** A database of the run; by default the server makes one in the data folder. */
  database?: JourneyDatabase;
  clock: JourneyClock;
  /** Starts a server with these settings, which answers at the address; resolves to what stops it. */
  start: (env: NodeJS.ProcessEnv, address: string) => Promise<() => Promise<void>>;
}

/** Starts the built server as a process of its own. */
async function startApart(env: NodeJS.ProcessEnv, address: string): Promise<() => Promise<void>> {
  const server = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'mock-api/dist/server.mjs')],
    { cwd: root, env: { ...process.env, NODE_ENV: undefined, ...env } },
  );
  const output = collectOutput(server);
  await untilHealthy(address, server, output);
  return async () => {
    server.kill('SIGTERM');
    await ended(server);
  };
}

/** Starts a server on a data folder; fills its database if that is empty. */
async function serve({ dataDir, database, clock, start }: Serving): Promise<RunningProduct> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url,
    SEED: 'demo',
    CLOCK_START: clock.now().toISOString(),
    SMS_OUTBOX_OPEN: 'yes',
  };
  const stop = await start(env, address);
  return {
    address,
    dataDir,
    clock,
    publish: (...names) =>
      runScript('shared/build/publish.mjs', names, { ZIBA_URL: address, DATA_DIR: dataDir }),
    stop,
  };
}

/** What all journeys of a run start from. */
export interface PreparedProduct {
  dataDir: string;
  /** Ends the PostgreSQL of the run and deletes the folder. */
  discard: () => Promise<void>;
}

/** Fills a database and a data folder with demo data and all built remotes published, once for all journeys of a run. */
export async function prepareProduct(): Promise<PreparedProduct> {
  const dataDir = await newFolder();
  const databaseDir = await newFolder();
  const run = await startRunDatabase(databaseDir);
  const discard = async () => {
    await run?.stop();
    // A killed database may write for a moment longer.
    const options = { recursive: true, force: true, maxRetries: 5 };
    for (const folder of [dataDir, databaseDir]) await rm(folder, options);
  };
  try {
    const clock = startClock(seedingTime());
    const product = await serve({ dataDir, database: run?.template, clock, start: startApart });
    // Stop the server also when publishing fails, so that it does not run on.
    await product.publish().finally(() => product.stop());
    await run?.closeTemplate();
    return { dataDir, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Starts the product on copies of what is prepared, so that journeys do not see each other's changes. */
export async function startProduct(): Promise<RunningProduct> {
  const prepared = process.env[preparedFolder];
  if (!prepared) throw new Error('The global set-up has not prepared a data folder.');
  const dataDir = await newFolder();
  const [database] = await Promise.all([
    cloneDatabase(),
    cp(prepared, dataDir, { recursive: true, preserveTimestamps: true }),
  ]);
  const clock = startClock();
  const product = await serve({ dataDir, database, clock, start: startHostedServer });
  return endingWith(product, async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** Starts the product as the command does: a process of its own that makes its database in its data folder. */
export async function startProductApart(): Promise<RunningProduct> {
  const dataDir = await newFolder();
  const product = await serve({ dataDir, clock: startClock(), start: startApart });
  const whole = endingWith(product, () => rm(dataDir, { recursive: true, force: true }));
  await product.publish().catch(async (error) => {
    await whole.stop();
    throw error;
  });
  return whole;
}

/** The product, whose `stop` also takes away what was made for it. */
const endingWith = (product: RunningProduct, discard: () => Promise<void>): RunningProduct => ({
  ...product,
  async stop() {
    await product.stop();
    await discard();
  },
});
