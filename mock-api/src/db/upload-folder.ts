import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder below `uploads` for files without a row; it is in the same folder so that moving a file is one step. */
export const trashName = '.trash';

/** The folder of the bytes of uploaded files: in it one folder for each clinic. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Whether this data folder contains any uploaded file. */
export async function holdsUploads(dataDir: string): Promise<boolean> {
  for (const folder of await clinicFolders(dataDir)) {
    if ((await namesIn(join(uploadFolder(dataDir), folder))).length > 0) return true;
  }
  return false;
}

/** The folders of the clinics that have files. */
export async function clinicFolders(dataDir: string): Promise<string[]> {
  return (await namesIn(uploadFolder(dataDir))).filter((name) => name !== trashName);
}

/** The names in a folder; an empty list if there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Nobody has uploaded anything yet, or there is a file where a folder is expected.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
