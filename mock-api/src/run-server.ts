import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './build-app';
import type { Config } from './config';
import { connect, type Database } from './db/connect';
import { lockDataFolder, type DataLock } from './db/data-lock';
import { agreeOnInstallation } from './db/installation';
import { seed } from './seed/seed';
import { clock } from './lib/clock';
import { keptSecret } from './lib/secrets';
import { StartError } from './lib/start-error';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A server that answers. */
export interface OpenServer {
  app: FastifyInstance;
  /** Rejects when the embedded database has ended and cannot be started again. */
  lost?: Promise<never>;
  /** Closes the database and gives the data folder back; the app is closed before. */
  release: () => Promise<void>;
}

/** Starts the server and runs it until SIGTERM or SIGINT; running requests are finished first. */
export async function runServer(config: Config): Promise<void> {
  const toldToEnd = endSignal();
  const { app, lost, release } = await openServer(config);
  try {
    await Promise.race([toldToEnd, ...(lost ? [lost] : [])]);
    await app.close();
  } finally {
    await release();
  }
}

/** Opens the database of the settings, fills it if it is empty, listens, and starts the jobs. */
export async function openServer(config: Config): Promise<OpenServer> {
  if (config.clockStart) clock.set(config.clockStart);
  const lock = await lockDataFolder(config.dataDir);
  let db: Database | undefined;
  const release = () => closeAll(config, db, lock);
  try {
    db = await connect(config);
    if (db.notice) say(db.notice);
    await agreeOnInstallation(db, config.dataDir);
    const { adminPassword } = await seed(db, config);
    if (adminPassword) say(`The password of admin is ${adminPassword} (shown only this once).`);
    const { app, address } = await listening(config, db);
    await app.jobs.start();
    say(`Listening at ${address}`);
    return { app, lost: db.lost, release };
  } catch (error) {
    await release();
    throw error;
  }
}

interface Listening {
  app: FastifyInstance;
  address: string;
}

async function listening(config: Config, db: Database): Promise<Listening> {
  const { dataDir, host, port } = config;
  const app = await buildApp({
    config,
    db,
    sessionSecret: config.sessionSecret ?? keptSecret(dataDir, 'session-secret'),
    publishToken: keptSecret(dataDir, 'publish-token'),
  });
  try {
    return { app, address: await app.listen({ host, port }) };
  } catch (error) {
    await app.close();
    throw explained(error, config);
  }
}

function explained(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} is already in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `PORT: this user may not listen on ${port}. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST: this machine has no address ${host}.`,
    ENOTFOUND: `HOST: ${host} is not known.`,
  };
  const reason = reasons[String(code)];
  return reason ? new StartError(reason, { cause: error }) : error;
}

async function closeAll(config: Config, db: Database | undefined, lock: DataLock): Promise<void> {
  await db?.close();
  if (config.temporary) await rm(config.dataDir, { recursive: true, force: true });
  await lock.release();
}

/**
 * Resolves when the process is told to end. It listens from the beginning, so that a signal during the start is not
 * lost; a second signal ends the process at once.
 */
function endSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isEnding = false;
    const handle = () => {
      // The person asks again because closing takes too long, so nothing is waited for.
      if (isEnding) process.exit(1);
      isEnding = true;
      resolve();
    };
    process.on('SIGTERM', handle).on('SIGINT', handle);
  });
}
