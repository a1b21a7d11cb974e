import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from '../../config';
import { StartError } from '../../lib/start-error';
import { findBinaries, type Binaries } from './binaries';
import { clusterFolder } from './cluster';
import { pgliteFolder, startPglite } from './pglite';
import { startPostgres } from './postgres';
import { whyNot } from './process';

/** The embedded database, with a connection of its owner. */
export interface Embedded {
  connection: pg.PoolConfig;
  /** A description for operators, in one line. */
  notice?: string;
  /** Rejects when the database has ended and could not be started again. */
  lost?: Promise<never>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data folder, or PGlite where PostgreSQL cannot run. A folder that one of them has filled is
 * always opened by the same one: the other would show an empty clinic.
 */
export async function startEmbedded(config: Config): Promise<Embedded> {
  const { dataDir, engine, packageDir, temporary } = config;
  const hasPostgres = existsSync(clusterFolder(dataDir));
  const hasPglite = existsSync(pgliteFolder(dataDir)) && !hasPostgres;
  if (engine === 'pglite' || hasPglite) {
    if (hasPostgres)
      throw new StartError(`EMBEDDED_DATABASE: ${dataDir} holds a PostgreSQL database.`);
    return pglite(
      config,
      engine === 'pglite' ? 'EMBEDDED_DATABASE asks for it' : 'DATA_DIR holds one',
    );
  }
  const binaries = binariesOrReason(packageDir);
  if (typeof binaries !== 'string') {
    try {
      return await startPostgres({ dataDir, binaries, durable: !temporary });
    } catch (error) {
      if (hasPostgres || engine === 'postgres' || error instanceof StartError) throw error;
      return pglite(config, error instanceof Error ? error.message : String(error));
    }
  }
  if (hasPostgres || engine === 'postgres') {
    throw new StartError(
      `DATA_DIR: PostgreSQL, which ${dataDir} needs, cannot run here (${binaries}). ` +
        `Start as another user, or set DATABASE_URL or another DATA_DIR.`,
    );
  }
  return pglite(config, binaries);
}

function binariesOrReason(packageDir: string): Binaries | string {
  const reason = whyNot();
  if (reason) return reason;
  try {
    return findBinaries(packageDir) ?? `no binaries for ${process.platform} ${process.arch}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function pglite({ dataDir, packageDir }: Config, reason: string): Promise<Embedded> {
  const running = await startPglite(dataDir, packageDir);
  return { ...running, notice: `The embedded database is PGlite, not PostgreSQL: ${reason}.` };
}
