import { open, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { thumbnailSizes } from '../files/pictures';
import { DamagedBackup } from './damaged-backup';
import type { Queries } from './tables';

/** A file of the data folder that belongs to a backup. */
export interface FileOfBackup {
  /** Its path below the data folder, with slashes. */
  path: string;
  bytes: number;
}

/** How many files a backup contains, and their bytes together. */
export interface FileCounts {
  count: number;
  bytes: number;
}

const uploaded = `select coalesce(clinic_id::text, 'platform') as clinic, "fileName" as name, has_thumbnails
  from files order by id`;

interface Uploaded {
  clinic: string;
  name: string;
  has_thumbnails: boolean;
}

/** The path of an uploaded file below the data folder. */
export const uploadPath = (clinic: string, name: string) => `uploads/${clinic}/${name}`;

/**
 * The uploaded files that the database refers to, with the small versions of pictures, and the published releases. Files
 * that are not on this disk, such as releases in a bucket, are left out.
 */
export async function filesOfBackup(db: Queries, dataDir: string): Promise<FileOfBackup[]> {
  const rows = await db.query<Uploaded>(uploaded);
  const uploads = rows.flatMap(({ clinic, name, has_thumbnails }) => {
    const path = uploadPath(clinic, name);
    const small = has_thumbnails ? thumbnailSizes.map((size) => `${path}.${size}.webp`) : [];
    return [path, ...small];
  });
  const files: FileOfBackup[] = [];
  for (const path of [...uploads, ...(await releases(dataDir))]) {
    const bytes = await sizeOf(join(dataDir, path));
    if (bytes !== undefined) files.push({ path, bytes });
  }
  return files;
}

/** The files of complete releases. */
async function releases(dataDir: string): Promise<string[]> {
  const home = join(dataDir, 'releases');
  if ((await sizeOf(home)) === undefined) return [];
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.endsWith('.part')))
    .sort();
}

/** The bytes of a file; undefined if there is none. */
export async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const chunk = 48 * 1024;

/** The content of a file, in pieces of at most 48 KiB. Throws if it has other bytes than it had. */
export async function* piecesOf({ path, bytes }: FileOfBackup, dataDir: string) {
  const file = await open(join(dataDir, path));
  try {
    for (let left = bytes; left > 0;) {
      const buffer = Buffer.alloc(Math.min(chunk, left));
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) throw new Error(`${path} became shorter`);
      left -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Throws unless the path is one of a backup: a damaged file must not write anywhere else. */
export function checkedPath(path: string): string {
  const parts = path.split('/');
  const isBelow = parts.length > 2 && ['uploads', 'releases'].includes(parts[0] ?? '');
  const isPlain = parts.every((part) => /^[^\\\0]+$/.test(part) && !/^\.+$/.test(part));
  if (isBelow && isPlain) return path;
  throw new DamagedBackup('it names a file outside of the data folder');
}
