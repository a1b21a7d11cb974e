import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunDatabase } from './run-database';

/** A copy of the prepared product: its database and its data folder. */
export interface ProductCopy {
  /** The name of the database and of the folder. */
  name: string;
  databaseUrl: string;
  dataDir: string;
}

/** The copies of the prepared product that files of a run have borrowed. */
export interface ProductCopies {
  borrow: (file: string) => Promise<ProductCopy>;
  giveBack: (name: string) => Promise<void>;
  /** Removes the copies that a file has not given back; returns their names. */
  clear: (file: string) => Promise<string[]>;
  /** The names of databases and folders that are still there. */
  left: () => Promise<string[]>;
}

/** Copies the database and the data folder of the prepared product into `folder`, for each file that asks. */
export function productCopies(
  folder: string,
  preparedDataDir: string,
  database: RunDatabase,
): ProductCopies {
  const borrowers = new Map<string, string>();
  let count = 0;

  async function borrow(file: string) {
    count += 1;
    const name = `product_${count}`;
    borrowers.set(name, file);
    const dataDir = join(folder, name);
    const [databaseUrl] = await Promise.all([
      database.clone(name),
      cp(preparedDataDir, dataDir, { recursive: true, preserveTimestamps: true }),
    ]);
    return { name, databaseUrl, dataDir };
  }
  async function giveBack(name: string) {
    await database.drop(name);
    await rm(join(folder, name), { recursive: true, force: true });
    borrowers.delete(name);
  }
  async function clear(file: string) {
    const names = [...borrowers].filter(([, by]) => by === file).map(([name]) => name);
    for (const name of names) await giveBack(name);
    return names;
  }
  const left = async () => [...new Set([...(await database.clones()), ...(await readdir(folder))])];
  return { borrow, giveBack, clear, left };
}
