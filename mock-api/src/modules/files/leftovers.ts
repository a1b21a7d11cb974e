import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/connect';
import { filesOnDisk, type FileOnDisk } from '../../db/files-on-disk';
import { namesIn, trashName, uploadFolder } from '../../db/upload-folder';

interface Log {
  error(details: object, message: string): void;
}

const day = 24 * 60 * 60 * 1000;
/** How long moved files stay in the trash, so that they can be restored by hand. */
const daysInTrash = 30;
/** If more than this share of all files has no row, the database is probably wrong, not the files. */
const largestShare = 0.1;

/**
 * Moves files that have had no row for a day (from uploads that a crash interrupted) into the trash, and deletes those
 * that have been in the trash for 30 days. If more than a tenth of all files would be moved, it moves none and writes
 * that to the log. `now` is in milliseconds, by the clock of the disk.
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

/**
 * Moves a file into the trash; one that is not there is passed over. Each day has a folder of its own there, because
 * moving a file does not change its own time.
 */
export async function moveToTrash(
  dataDir: string,
  { folder, name }: Pick<FileOnDisk, 'folder' | 'name'>,
  now: number,
): Promise<void> {
  const uploads = uploadFolder(dataDir);
  const trash = join(uploads, trashName, dayOf(now), folder);
  await mkdir(trash, { recursive: true, mode: 0o700 });
  try {
    await rename(join(uploads, folder, name), join(trash, name));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function emptyTrash(dataDir: string, now: number): Promise<void> {
  const trash = join(uploadFolder(dataDir), trashName);
  const oldest = dayOf(now - daysInTrash * day);
  for (const name of await namesIn(trash)) {
    if (name < oldest) await rm(join(trash, name), { recursive: true, force: true });
  }
}
