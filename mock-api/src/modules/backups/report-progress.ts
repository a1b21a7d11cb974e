import { announce } from '../../data/events';
import type { Database } from '../../db/connect';
import { progress } from './backup-rows';
import type { Report } from './dump';

/** Milliseconds between two reports of a running backup. */
const reportEvery = 500;

/** Stores the progress in the row, and tells open screens. */
export function reportOf(db: Database, id: number, clinicId: number | null): Report {
  // With one connection (PGlite) the snapshot uses it, so nobody could read the progress.
  const isAlone = db.pool.options.max === 1;
  let total = 0;
  let rowsDone = 0;
  let last = Number.NEGATIVE_INFINITY;
  const reached = async (rows: number, fileBytes: number) => {
    rowsDone = rows;
    if (isAlone || performance.now() - last < reportEvery) return;
    last = performance.now();
    await db.platform(async (tx) => {
      await tx.query(progress.reached, [id, rows, fileBytes]);
      const data = { id, rows_done: rows, rows_total: total };
      await announce(tx, clinicId, { type: 'backup.progress', data, sections: ['settings'] });
    });
  };
  return {
    begun: async (rows, fileBytes) => {
      total = rows;
      if (!isAlone) await db.platform((tx) => tx.query(progress.begun, [id, rows, fileBytes]));
    },
    rows: (done) => reached(done, 0),
    fileBytes: (done) => reached(rowsDone, done),
  };
}
