import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../../db/connect';

/** The folder below `uploads` of what is left over; it lies there so that moving a file is one step. */
export const trashName = '.trash';

/** Where the bytes of uploaded files lie: below it one folder for each clinic. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads');

/** One file on the disk. */
export interface FileOnDisk {
  /** The clinic's folder. */
  folder: string;
  name: string;
  /** Whether a row of the database belongs to it. */
  isKnown: boolean;
}

const known = `select "fileName" from files where "fileName" = any($1)`;

/** `a.png`, `a.png.320.webp` and `a.png.part` belong to the row of `a.png`. */
const rowOf = (name: string) => name.replace(/\.part$/, '').replace(/\.(320|1280)\.webp$/, '');

/** Every uploaded file on the disk, with whether the database of the transaction knows it. */
export async function filesOnDisk(tx: Tx, dataDir: string): Promise<FileOnDisk[]> {
  const found: FileOnDisk[] = [];
  for (const folder of await clinicFolders(dataDir)) {
    const names = await namesIn(join(uploadFolder(dataDir), folder));
    const rows = await tx.query<{ fileName: string }>(known, [names.map(rowOf)]);
    const kept = new Set(rows.map(({ fileName }) => fileName));
    for (const name of names) {
      found.push({ folder, name, isKnown: !name.endsWith('.part') && kept.has(rowOf(name)) });
    }
  }
  return found;
}

/** Whether anything was uploaded into this data folder. */
export async function holdsUploads(dataDir: string): Promise<boolean> {
  for (const folder of await clinicFolders(dataDir)) {
    if ((await namesIn(join(uploadFolder(dataDir), folder))).length > 0) return true;
  }
  return false;
}

async function clinicFolders(dataDir: string): Promise<string[]> {
  return (await namesIn(uploadFolder(dataDir))).filter((name) => name !== trashName);
}

/** The names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Nobody has uploaded anything yet, or a file lies where only folders are looked for.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
