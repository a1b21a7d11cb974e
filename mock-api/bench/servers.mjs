import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServed } from './database.mjs';
import { bundleServer, fromSource } from './from-source.mjs';
import { startNode, stopAll } from './processes.mjs';

/** The SQL of the product's list, taken from the product. */
async function listStatements({ productsTable }) {
  let reads = [];
  const read = async (_clinicId, ...statements) => {
    reads = statements;
    return [[{ total: 0 }], []];
  };
  await productsTable({ read, tenant: read }).page({ clinicId: 1 }, { page: 1, limit: 10 });
  const [count, rows] = reads;
  return { count, rows };
}

/** Builds the product, starts a PostgreSQL, and returns how to start the servers of `bench.mjs`. */
export async function prepareServers() {
  const program = await bundleServer();
  const source = await fromSource();
  const statements = await listStatements(source);
  const served = await startServed(source);
  const connectionTo = (database) => ({ ...served.connection, database });
  const folders = [];
  const newFolder = () => {
    folders.push(mkdtempSync(path.join(tmpdir(), 'ziba-bench-')));
    return folders.at(-1);
  };
  const startProduct = (environment) =>
    startNode(program, {
      NODE_ENV: 'production',
      SEED: 'demo',
      DEMO_IN_PRODUCTION: 'yes',
      SESSION_SECRET: 'a secret of the bench, long enough to be one',
      DATA_DIR: newFolder(),
      ...environment,
    });

  return {
    connectionTo,
    superuser: source.superuser,
    newFolder,
    /** The product on its embedded PostgreSQL, in this folder. */
    startEmbedded: (dataDir) => startProduct({ DATA_DIR: dataDir }),
    /** The product on a database of the started PostgreSQL. */
    startOn: (database) => startProduct({ DATABASE_URL: served.url(database) }),
    /** A program of this folder that answers the product's list from the database `middle`. */
    startOther: (file, environment) =>
      startNode(file, {
        DATABASE: JSON.stringify(connectionTo('middle')),
        LIST: JSON.stringify(statements),
        ...environment,
      }),
    /** Ends all servers and removes their folders. */
    stop: async () => {
      stopAll();
      await served.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
