import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../lib/start-error';
import type { Binaries } from './binaries';
import { clusterFolder, prepareCluster, superuser } from './cluster';
import { keepRunning, type Run } from './keep-running';
import { startProgram } from './process';
import { socketFolder } from './socket-folder';

/** A running embedded PostgreSQL. */
export interface RunningPostgres {
  /** How its superuser connects to the maintenance database. */
  connection: pg.ClientConfig;
  /** Rejects when it has ended by itself and cannot be started again. */
  lost: Promise<never>;
  stop(): Promise<void>;
}

interface Launch {
  dataDir: string;
  binaries: Binaries;
  /** False for data that is thrown away: writes do not wait for the disk. */
  durable: boolean;
  /** How many connections it accepts. */
  connections?: number;
}

const startSeconds = 300;
/** Milliseconds in which a database whose data is thrown away must stop; after that it is killed. */
const patience = 10_000;

/**
 * Starts PostgreSQL on the data folder; makes the database first if there is none. When it ends by itself it is started
 * again.
 */
export async function startPostgres({
  dataDir,
  binaries,
  durable,
  connections = 80,
}: Launch): Promise<RunningPostgres> {
  await prepareCluster(dataDir, binaries, durable);
  const host = socketFolder(dataDir);
  const connection = { host, user: superuser, database: 'postgres' };
  const folder = clusterFolder(dataDir);
  const log = join(dataDir, 'database.log');
  const args = serverArguments({ folder, host, durable, connections });
  const launch = async (): Promise<Run> => {
    await endLeftover(folder, connection);
    const begin = keepOldLog(log);
    const output = openSync(log, 'a', 0o600);
    const child = startProgram(binaries.postgres, args, { stdio: ['ignore', output, output] });
    closeSync(output);
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    await untilReady(child, connection, { path: log, begin });
    return { child, ended };
  };
  const kept = keepRunning(await launch(), launch, durable ? undefined : patience);
  return { connection, ...kept };
}

/** Bytes after which the log of the database begins anew; what was written before stays beside it. */
const longestLog = 10 * 1024 * 1024;

/**
 * A restart must not delete what says why the database ended before it. Answers the place in the log where what the
 * next start writes begins.
 */
function keepOldLog(log: string): number {
  const { size = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size <= longestLog) return size;
  renameSync(log, `${log}.old`);
  return 0;
}

/** The part of the log that one start has written. */
interface StartLog {
  path: string;
  begin: number;
}

interface ServerArguments {
  folder: string;
  /** The folder of the socket. */
  host: string;
  durable: boolean;
  connections: number;
}

function serverArguments({ folder, host, durable, connections }: ServerArguments): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    timezone: 'UTC',
    // Otherwise refused statements would be logged with the values of rows.
    log_min_messages: 'fatal',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(child: ChildProcess, connection: pg.ClientConfig, log: StartLog) {
  const deadline = Date.now() + startSeconds * 1000;
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  while (Date.now() < deadline) {
    if (failed ?? (child.exitCode !== null || child.signalCode !== null))
      throw cannotOpen(log, failed);
    if ((await answers(connection)) === 'ready') return;
    await pause(20);
  }
  child.kill('SIGINT');
  throw cannotOpen(log, new Error(`not ready after ${startSeconds} seconds`));
}

function cannotOpen({ path, begin }: StartLog, cause?: Error): StartError {
  const written = existsSync(path) ? readFileSync(path).subarray(begin).toString() : '';
  const lines = written.trim().split('\n');
  const reason = lines.find((line) => /FATAL|PANIC/.test(line)) ?? cause?.message ?? lines.at(-1);
  return new StartError(
    `DATA_DIR: the database cannot be opened (${reason?.replace(/^.*?(FATAL|PANIC):\s*/, '')}). ` +
      `Nothing was changed: restore a backup of it, or set DATA_DIR to another folder.`,
    { cause },
  );
}

type State = 'ready' | 'busy' | 'absent';

/** Whether a server answers on the socket. */
async function answers(connection: pg.ClientConfig): Promise<State> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'ready';
  } catch (error) {
    // 57P03: starting up, shutting down or recovering. Any other error: there is no server.
    return error instanceof Error && 'code' in error && error.code === '57P03' ? 'busy' : 'absent';
  }
}

/**
 * Ends the PostgreSQL that a killed server may have left running. The caller holds the lock of the data folder, so no
 * living server uses it. A new process is started instead, because only a child of this process ends together with it.
 */
async function endLeftover(folder: string, connection: pg.ClientConfig): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const deadline = Date.now() + 60_000;
  for (let asked = false; Date.now() < deadline; await pause(25)) {
    if (!existsSync(file)) return;
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (!isAlive(pid) || (!worksIn(pid, folder) && (await answers(connection)) === 'absent')) {
      // After a reboot the process id may belong to another program; PostgreSQL itself would refuse to start then.
      rmSync(file, { force: true });
      return;
    }
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
  }
  throw new StartError(
    'DATA_DIR: the previous database process does not end; stop it and start again.',
  );
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    // ESRCH: no such process.
    return false;
  }
}

/** The working directory of PostgreSQL is its data folder; this tells it from other programs. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    // This platform has no /proc, or the process belongs to another user: then the socket decides.
    return false;
  }
}
