import type { Database } from '../../db/connect';
import { clock } from '../../lib/clock';
import { moveToTrash } from './leftovers';
import { namesOnDisk } from './stored-names';

interface Log {
  error(details: object, message: string): void;
}

/** A form may be open for a day with a file that is uploaded and not saved yet. */
const grace = '1 day';
/** If more than this share of a large number of files would go, a link is missing, not the files. */
const largestShare = 0.5;
const smallNumber = 50;

interface Unlinked {
  clinic_id: number | null;
  fileName: string;
}

const unlinked = `from files f where f.created_at < app_now() - interval '${grace}'
  and not exists (select from file_links l where l."fileName" = f."fileName")`;

/**
 * Removes the files that no row has named for a day: those of forms that were not saved, and those that were taken out
 * of their row. They stay in the trash of the disk for 30 days. If more than half of all files would go, none goes, and
 * the log says so. `now` is in milliseconds.
 */
export async function removeUnlinked(
  db: Database,
  dataDir: string,
  log: Log,
  now = clock.now(),
): Promise<void> {
  const removed = await db.platform(async (tx) => {
    const [count] = await tx.query<{ all: number; gone: number }>(
      `select (select count(*) from files)::int as all, (select count(*) ${unlinked})::int as gone`,
    );
    const { all = 0, gone = 0 } = count ?? {};
    if (gone > smallNumber && gone > all * largestShare) {
      log.error({ files: all, unlinked: gone }, 'no file was removed: too many have no owner');
      return [];
    }
    // The lock waits for rows that name a file just now; the second statement sees them.
    const rows = await tx.query<{ id: number }>(`select f.id ${unlinked} for update`);
    const ids = rows.map(({ id }) => id);
    return tx.query<Unlinked>(
      `delete from files f where f.id = any($1)
         and not exists (select from file_links l where l."fileName" = f."fileName")
       returning clinic_id, "fileName"`,
      [ids],
    );
  });
  for (const { clinic_id, fileName } of removed) {
    const folder = String(clinic_id ?? 'platform');
    for (const name of namesOnDisk(fileName)) {
      await moveToTrash(dataDir, { folder, name }, now);
    }
  }
}
