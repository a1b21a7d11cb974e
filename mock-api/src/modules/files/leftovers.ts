import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/connect';

const day = 24 * 60 * 60 * 1000;
const known = `select "fileName" from files where "fileName" = any($1)`;

/** `a.png`, `a.png.320.webp` and `a.png.part` belong to the row of `a.png`. */
const rowOf = (name: string) => name.replace(/\.part$/, '').replace(/\.(320|1280)\.webp$/, '');

/** Removes bytes that no row has belonged to for a day: of uploads that a crash cut off. */
export async function removeLeftovers(db: Database, dataDir: string, now = Date.now()) {
  const uploads = join(dataDir, 'uploads');
  for (const folder of await namesIn(uploads)) {
    const names = await namesIn(join(uploads, folder));
    const rows = await db.platform((tx) =>
      tx.query<{ fileName: string }>(known, [names.map(rowOf)]),
    );
    const kept = new Set(rows.map(({ fileName }) => fileName));
    for (const name of names) {
      const path = join(uploads, folder, name);
      const isLeft = name.endsWith('.part') || !kept.has(rowOf(name));
      if (isLeft && now - (await stat(path)).mtimeMs > day) await rm(path, { force: true });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    // Nobody has uploaded anything yet.
    return [];
  }
}
