import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type pg from 'pg';
import { messagesOf } from './protocol';

/** A running PGlite and its only connection. */
export interface RunningPglite {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

export const pgliteFolder = (dataDir: string) => join(dataDir, 'pglite');

interface Reply {
  id?: number;
  ready?: true;
  answer?: Uint8Array;
  error?: string;
}

/** Starts PGlite on the data folder, in a thread of its own, used through the same `pg` driver. */
export async function startPglite(dataDir: string, packageDir: string): Promise<RunningPglite> {
  const file = join(packageDir, 'src', 'db', 'embedded', 'pglite-worker.mjs');
  const worker = new Worker(file, { workerData: { dataDir: pgliteFolder(dataDir) }, execArgv: [] });
  const call = callsTo(worker);
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ ready }: Reply) => ready && resolve());
  });
  worker.unref();

  // The methods of a PGlite that `createPgConfig` calls: it sends raw bytes and reads parsed messages.
  const proxy = {
    waitReady: Promise.resolve(),
    execProtocolStream: async (bytes: Uint8Array) => messagesOf(await call(bytes)),
  };
  const config = createPgConfig(proxy as unknown as PGlite);
  withoutTypes(config.connection);
  return {
    connection: { ...config, max: 1, idleTimeoutMillis: 0 },
    stop: async () => {
      await call(undefined);
      await worker.terminate();
    },
  };
}

/** pg passes its parser object as `types` of a prepared statement; the adapter would take it for a list. */
function withoutTypes(connection: { parse(query: { text: string; name?: string }): void }) {
  const parse = connection.parse.bind(connection);
  connection.parse = ({ text, name }) => parse({ text, name });
}

/** Requests to the worker, matched with their answers by number. */
function callsTo(worker: Worker) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let next = 0;
  worker.on('message', (reply: Reply) => {
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return (bytes: Uint8Array | undefined) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const id = (next += 1);
      worker.ref();
      waiting.set(id, ({ answer, error }) => {
        waiting.delete(id);
        if (waiting.size === 0) worker.unref();
        if (error) reject(new Error(error));
        else resolve(answer ?? new Uint8Array());
      });
      worker.postMessage({ id, bytes });
    });
}
