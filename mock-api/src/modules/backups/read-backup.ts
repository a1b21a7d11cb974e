import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupFormat, type BackupHeader } from './dump';

/** The error of a file that is not a complete backup; the message says what is wrong with it. */
export class DamagedBackup extends Error {}

/** Callbacks for the parts of a backup, called in the order of the file. */
export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  /** Called with some rows of a table, as the JSON texts of the file. */
  rows(table: string, rows: string[]): Promise<void>;
}

const batch = 500;

/** Reads a backup from beginning to end, some rows at a time. Throws `DamagedBackup` if it is not complete. */
export async function readBackup(file: string, reader: BackupReader): Promise<number> {
  const unzipped = createGunzip();
  const packed = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  packed.pipe(unzipped);
  let total = 0;
  let table: string | undefined;
  let rows: string[] = [];
  let ended: number | undefined;
  const flush = async () => {
    if (table !== undefined && rows.length > 0) await reader.rows(table, rows);
    total += rows.length;
    rows = [];
  };
  let isFirst = true;
  try {
    for await (const line of linesOf(unzipped)) {
      if (isFirst) {
        isFirst = false;
        await reader.header(headerOf(line));
      } else if (line.startsWith('{"table":')) {
        await flush();
        table = (JSON.parse(line) as { table: string }).table;
      } else if (line.startsWith('{"end":')) {
        await flush();
        ended = (JSON.parse(line) as { rows: number }).rows;
      } else if (rows.push(line) === batch) await flush();
    }
  } catch (error) {
    throw isUnpacking(error) ? new DamagedBackup('it cannot be unpacked', { cause: error }) : error;
  } finally {
    packed.destroy();
    unzipped.destroy();
  }
  if (ended !== total) throw new DamagedBackup('the file breaks off before its end');
  return total;
}

const isUnpacking = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('Z_');

/** Splits only at line feeds: texts of rows may contain other characters that some readers split lines at. */
async function* linesOf(source: Readable): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const chunk of source.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

function headerOf(line: string): BackupHeader {
  try {
    const header = JSON.parse(line) as BackupHeader;
    if (header.format === backupFormat.format && header.version === backupFormat.version) {
      return header;
    }
  } catch (error) {
    throw new DamagedBackup('the file is no backup of Ziba', { cause: error });
  }
  throw new DamagedBackup('the file is no backup of Ziba');
}

/** The checksum of a file, as `sha256sum` prints it. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
