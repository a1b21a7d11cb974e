import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './build-app';
import type { Config } from './config';
import { connect, type Database } from './db/connect';
import { lockDataFolder } from './db/data-lock';
import { agreeOnInstallation } from './db/installation';
import { seed } from './seed/seed';
import { clock } from './lib/clock';
import { keptSecret } from './lib/secrets';
import { StartError } from './lib/start-error';
import { answerMeanwhile, type Maintenance } from './maintenance';
import type { AskedRestore } from './modules/backups/restore-request';
import { backUpBefore, noteRestore, restoreAsked, type RestoreOutcome } from './restore-asked';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the server and runs it until SIGTERM or SIGINT; running requests are finished first. */
export const runServer = (config: Config): Promise<void> => runUntil(endSignal(), config);

/**
 * Runs the server until it is told to end. When an operator asks for a restore, the server ends its work, restores the
 * backup, and starts again. `onListening` is called each time it begins to answer.
 */
export async function runUntil(
  toldToEnd: Promise<void>,
  config: Config,
  onListening: () => void = () => undefined,
): Promise<void> {
  const run = { toldToEnd, onListening };
  if (config.clockStart) clock.set(config.clockStart);
  const lock = await lockDataFolder(config.dataDir);
  try {
    let work = await serve(config, run);
    while (work) {
      const { asked, port, maintenance, refusal } = work;
      const outcome = refusal ?? (await restoreAsked(config, asked, maintenance));
      await maintenance.close();
      work = await serve({ ...config, port }, run, outcome);
    }
  } finally {
    if (config.temporary) await rm(config.dataDir, { recursive: true, force: true });
    await lock.release();
  }
}

/** A restore that is to be done, and what answers meanwhile. */
interface RestoreWork {
  asked: AskedRestore;
  port: number;
  maintenance: Maintenance;
  /** Why nothing is restored after all. */
  refusal?: RestoreOutcome;
}

interface Run {
  toldToEnd: Promise<void>;
  onListening: () => void;
}

/** Runs the server until it is told to end, or until a restore is asked for, which is then returned. */
async function serve(
  config: Config,
  { toldToEnd, onListening }: Run,
  outcome?: RestoreOutcome,
): Promise<RestoreWork | undefined> {
  const db = await connect(config);
  try {
    if (db.notice) say(db.notice);
    await agreeOnInstallation(db, config.dataDir);
    const { adminPassword } = await seed(db, config);
    if (adminPassword) say(`The password of admin is ${adminPassword} (shown only this once).`);
    await noteRestore(db, outcome);
    const { app, address } = await listening(config, db);
    const { port } = app.server.address() as AddressInfo;
    await app.jobs.start();
    say(`Listening at ${address}`);
    onListening();
    const asked = await Promise.race([
      toldToEnd,
      app.restoring.asked,
      ...(db.lost ? [db.lost] : []),
    ]);
    await app.close();
    if (!asked) return undefined;
    const maintenance = await answerMeanwhile(port, config.host);
    return { asked, port, maintenance, refusal: await backUpBefore(db, config, asked) };
  } finally {
    await db.close();
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
