// PGlite runs in a thread of its own, because in the server's thread one long query would block every request. Plain
// JavaScript, because a thread is started from a file and must not depend on a compiler.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

const { dataDir } = workerData;
const db = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm, pgcrypto } });

let last = Promise.resolve();
const inTurn = (work) => (last = last.then(work, work));

parentPort.on('message', ({ id, bytes }) => {
  void inTurn(async () => {
    try {
      const answer = bytes ? await db.execProtocolRaw(bytes) : await db.close();
      parentPort.postMessage({ id, answer });
    } catch (error) {
      parentPort.postMessage({ id, error: String(error) });
    }
  });
});
parentPort.postMessage({ ready: true });
