import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../lib/start-error';

/** Held while this process uses the data folder. */
export interface DataLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. The lock is a listening socket, which the system closes when the process ends
 * in any way, so a killed server leaves no lock behind.
 */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  makeWritable(dataDir);
  const address = lockAddress(dataDir);
  const server = (await listen(address)) ?? (await listenAfterCrash(address));
  if (!server) {
    const owner = await ask(address);
    throw new StartError(
      `DATA_DIR: ${dataDir} is in use by another Ziba server (process ${owner ?? 'unknown'}). ` +
        `Stop it, or set DATA_DIR to another folder.`,
    );
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const advice = 'Set DATA_DIR to a folder that this user may write.';
    throw new StartError(`DATA_DIR: ${dataDir} cannot be used (${code}). ${advice}`, {
      cause: error,
    });
  }
}

function lockAddress(dataDir: string): string {
  const { dev, ino } = statSync(dataDir, { bigint: true });
  const name = `ziba-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  // An abstract socket on Linux and a pipe on Windows have no file that could remain after the process.
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(String(process.pid));
  });
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address);
  });
}

/** On systems where the lock is a file: if no process answers, a killed server left it. */
async function listenAfterCrash(address: string): Promise<Server | undefined> {
  if (!address.endsWith('.sock') || (await ask(address)) !== undefined) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

/** The process that holds the lock, or undefined when none answers. */
function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setEncoding('utf8').setTimeout(1000, () => socket.destroy());
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer || undefined));
  });
}
