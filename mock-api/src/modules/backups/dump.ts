import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../../db/connect';
import { rowsOf, snapshot } from './snapshot';
import { countRows, quotedName, shapeOf, tablesOfBackup } from './tables';
import { clock } from '../../lib/clock';

export const backupFormat = { format: 'ziba-backup', version: 1 } as const;

/** The first line of a backup. */
export interface BackupHeader {
  format: string;
  version: number;
  created_at: string;
  /** Identifies the tables of a database: see `shapeOf`. */
  shape: string;
  counts: Record<string, number>;
}

/** The size, checksum and row counts of a written file. */
export interface Written {
  rows: number;
  bytes: number;
  sha256: string;
}

export interface Report {
  begun(rows: number): Promise<void>;
  rows(done: number): Promise<void>;
}

/**
 * Writes the whole database as it is at this moment into a gzip file: first a line that describes the content, then for
 * each table a line with its name and one line of JSON for each row.
 */
export function dump(db: Database, file: string, report: Report): Promise<Written> {
  return snapshot(db, null, async (queries) => {
    const tables = await tablesOfBackup(queries);
    const counts = await countRows(queries, tables);
    const created_at = clock.iso();
    const header: BackupHeader = { ...backupFormat, created_at, shape: shapeOf(tables), counts };
    await report.begun(Object.values(counts).reduce((sum, count) => sum + count, 0));
    let rows = 0;
    async function* lines() {
      yield `${JSON.stringify(header)}\n`;
      for (const { name } of tables) {
        yield `${JSON.stringify({ table: name })}\n`;
        const statement = `select row_to_json(t)::text as line from ${quotedName(name)} t`;
        for await (const some of rowsOf(queries, statement)) {
          rows += some.length;
          yield `${some.join('\n')}\n`;
          await report.rows(rows);
        }
      }
      yield `${JSON.stringify({ end: true, rows })}\n`;
    }
    const written = await writeGzip(file, Readable.from(lines()));
    return { rows, ...written };
  });
}

/** Compresses into a file that gets its name only when it is complete. */
export async function writeGzip(file: string, source: Readable) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(
      source,
      createGzip({ level: 6 }),
      hashing,
      createWriteStream(part, { mode: 0o600 }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
