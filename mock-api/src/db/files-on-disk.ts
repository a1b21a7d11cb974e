import { join } from 'node:path';
import type { Tx } from './connect';
import { clinicFolders, namesIn, uploadFolder } from './upload-folder';

/** One file on the disk. */
export interface FileOnDisk {
  /** The clinic's folder. */
  folder: string;
  name: string;
  /** Whether a row of the database belongs to it. */
  isKnown: boolean;
}

const known = `select "fileName" from files where "fileName" = any($1)`;

/** The name of the file in the database: `a.png`, `a.png.320.webp` and `a.png.part` belong to the row of `a.png`. */
const rowOf = (name: string) => name.replace(/\.part$/, '').replace(/\.(320|1280)\.webp$/, '');

/** Returns every uploaded file on the disk, and whether the database has a row for it. */
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
