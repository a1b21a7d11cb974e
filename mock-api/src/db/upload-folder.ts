import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder below `uploads` of what is left over; it lies there so that moving a file is one step. */
export const trashName = '.trash';

/** Where the bytes of uploaded files lie: below it one folder for each clinic. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Whether anything was uploaded into this data folder. */
export async function holdsUploads(dataDir: string): Promise<boolean> {
  for (const folder of await clinicFolders(dataDir)) {
    if ((await namesIn(join(uploadFolder(dataDir), folder))).length > 0) return true;
  }
  return false;
}

/** The folders of clinics that hold files. */
export async function clinicFolders(dataDir: string): Promise<string[]> {
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
