import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/connect';
import { filesOnDisk, type FileOnDisk } from '../../db/files-on-disk';
import { namesIn, trashName, uploadFolder } from '../../db/upload-folder';

interface Log {
  error(details: object, message: string): void;
}

const day = 24 * 60 * 60 * 1000;
/** So long moved files can be put back by hand. */
const daysInTrash = 30;
/** More than this share of all files is no leftover of a crash: something is wrong with the database. */
const largestShare = 0.1;

/**
 * Moves bytes that no row has belonged to for a day, of uploads that a crash cut off, into the trash, and
 * empties the trash of what has lain there for 30 days. Moves nothing, and says so in the log, when more
 * than a tenth of all files would go. `now` is in milliseconds, by the clock that the disk goes by.
 */
export async function removeLeftovers(
  db: Database,
  dataDir: string,
  log: Log,
  now = Date.now(),
): Promise<void> {
  await emptyTrash(dataDir, now);
  const files = await db.platform((tx) => filesOnDisk(tx, dataDir));
  const leftovers: FileOnDisk[] = [];
  for (const file of files) {
    if (!file.isKnown && now - (await writtenAt(dataDir, file)) > day) leftovers.push(file);
  }
  if (leftovers.length > files.length * largestShare) {
    log.error(
      { leftovers: leftovers.length, files: files.length },
      'no leftover upload was removed: more than a tenth of all files have no row in this database',
    );
    return;
  }
  for (const file of leftovers) await moveToTrash(dataDir, file, now);
}

async function writtenAt(dataDir: string, { folder, name }: FileOnDisk): Promise<number> {
  return (await stat(join(uploadFolder(dataDir), folder, name))).mtimeMs;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Each day has a folder of its own in the trash: a move changes no time of the file itself. */
async function moveToTrash(dataDir: string, { folder, name }: FileOnDisk, now: number) {
  const uploads = uploadFolder(dataDir);
  const trash = join(uploads, trashName, dayOf(now), folder);
  await mkdir(trash, { recursive: true, mode: 0o700 });
  await rename(join(uploads, folder, name), join(trash, name));
}

async function emptyTrash(dataDir: string, now: number): Promise<void> {
  const trash = join(uploadFolder(dataDir), trashName);
  const oldest = dayOf(now - daysInTrash * day);
  for (const name of await namesIn(trash)) {
    if (name < oldest) await rm(join(trash, name), { recursive: true, force: true });
  }
}
