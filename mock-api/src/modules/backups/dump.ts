import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { clock } from '../../lib/clock';
import { backupFormat, type BackupHeader } from './backup-format';
import type { BackupParts } from './backup-parts';
import { filesOfBackup, piecesOf, type FileOfBackup } from './files-of-backup';
import { lastMigration } from './schema-steps';
import { rowsOf, snapshot } from './snapshot';
import { countRows, quotedName, shapeOf, tablesOfBackup, type Queries } from './tables';

/** The size, checksum and row counts of a written file. */
export interface Written {
  rows: number;
  bytes: number;
  sha256: string;
  /** How many uploaded and published files are in it. */
  files: number;
}

export interface Report {
  begun(rows: number, fileBytes: number): Promise<void>;
  rows(done: number): Promise<void>;
  fileBytes(done: number): Promise<void>;
}

/**
 * Writes the whole product as it is at this moment into a gzip file: first a line that describes the content, then for
 * each table a line with its name and one line of JSON for each row, then for each uploaded or published file a line
 * with its path and its bytes in lines of Base64.
 */
export function dump({ db, config }: BackupParts, file: string, report: Report): Promise<Written> {
  return snapshot(db, null, async (queries) => {
    const tables = await tablesOfBackup(queries);
    const counts = await countRows(queries, tables);
    const files = await filesOfBackup(queries, config.dataDir);
    const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    const header: BackupHeader = {
      ...{ ...backupFormat, created_at: clock.iso(), shape: shapeOf(tables), counts },
      ...{ migration: lastMigration(config.packageDir), files: { count: files.length, bytes } },
    };
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await report.begun(total, bytes);
    async function* lines() {
      yield `${JSON.stringify(header)}\n`;
      yield* linesOfTables(queries, tables, report);
      yield* linesOfFiles(files, config.dataDir, report);
      yield `${JSON.stringify({ end: true, rows: total, files: files.length })}\n`;
    }
    const written = await writeGzip(file, Readable.from(lines()));
    return { rows: total, files: files.length, ...written };
  });
}

async function* linesOfTables(
  db: Queries,
  tables: readonly { name: string }[],
  report: Report,
): AsyncGenerator<string> {
  let rows = 0;
  for (const { name } of tables) {
    yield `${JSON.stringify({ table: name })}\n`;
    const statement = `select row_to_json(t)::text as line from ${quotedName(name)} t`;
    for await (const some of rowsOf(db, statement)) {
      rows += some.length;
      yield `${some.join('\n')}\n`;
      await report.rows(rows);
    }
  }
}

async function* linesOfFiles(
  files: readonly FileOfBackup[],
  dataDir: string,
  report: Report,
): AsyncGenerator<string> {
  let done = 0;
  for (const file of files) {
    yield `${JSON.stringify({ file: file.path, bytes: file.bytes })}\n`;
    for await (const piece of piecesOf(file, dataDir)) {
      done += piece.length;
      yield `${piece.toString('base64')}\n`;
      await report.fileBytes(done);
    }
  }
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
