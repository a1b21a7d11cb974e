import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupFormat, type BackupHeader } from './backup-format';
import { DamagedBackup } from './damaged-backup';
import { checkedPath, type FileOfBackup } from './files-of-backup';

/** Callbacks for the parts of a backup, called in the order of the file. */
export interface BackupReader {
  header(header: BackupHeader): Promise<void>;
  /** Called with some rows of a table, as the JSON texts of the file. */
  rows(table: string, rows: string[]): Promise<void>;
  /** Called for each uploaded or published file, before its bytes; only then there are some. */
  file?(file: FileOfBackup): Promise<void>;
  /** Called with some bytes of the file that was named last. */
  bytes?(piece: Buffer): Promise<void>;
  /** Called when the bytes of the file that was named last were all read. */
  fileEnd?(): Promise<void>;
}

const batch = 500;

/** Reads a backup from beginning to end, some rows at a time. Throws `DamagedBackup` if it is not complete. */
export async function readBackup(file: string, reader: BackupReader): Promise<number> {
  const unzipped = createGunzip();
  const packed = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  packed.pipe(unzipped);
  const content = new Content(reader);
  let isFirst = true;
  try {
    for await (const line of linesOf(unzipped)) {
      if (isFirst) await reader.header(headerOf(line));
      else await content.read(line);
      isFirst = false;
    }
  } catch (error) {
    throw isUnpacking(error) ? new DamagedBackup('it cannot be unpacked', { cause: error }) : error;
  } finally {
    packed.destroy();
    unzipped.destroy();
  }
  if (!content.isWhole()) throw new DamagedBackup('the file breaks off before its end');
  return content.rows;
}

/** The lines after the first one. */
class Content {
  rows = 0;
  private files = 0;
  private table: string | undefined;
  private waiting: string[] = [];
  /** The bytes of the current file that are still missing; undefined outside of files. */
  private missing: number | undefined;
  private end: { rows: number; files?: number } | undefined;

  constructor(private readonly reader: BackupReader) {}

  async read(line: string): Promise<void> {
    if (line.startsWith('{"table":')) {
      await this.flush();
      this.table = (JSON.parse(line) as { table: string }).table;
    } else if (line.startsWith('{"file":')) {
      const { file, bytes } = JSON.parse(line) as { file: string; bytes: number };
      await this.beginFile({ path: checkedPath(file), bytes });
    } else if (line.startsWith('{"end":')) {
      await this.endFile();
      await this.flush();
      this.end = JSON.parse(line) as { rows: number; files?: number };
    } else if (this.missing !== undefined) await this.bytes(line);
    else if (this.waiting.push(line) === batch) await this.flush();
  }

  isWhole(): boolean {
    return this.end?.rows === this.rows && (this.end.files ?? 0) === this.files;
  }

  private async flush(): Promise<void> {
    if (this.table !== undefined && this.waiting.length > 0) {
      await this.reader.rows(this.table, this.waiting);
    }
    this.rows += this.waiting.length;
    this.waiting = [];
  }

  private async beginFile(file: FileOfBackup): Promise<void> {
    await this.flush();
    await this.endFile();
    this.files += 1;
    this.missing = file.bytes;
    await this.reader.file?.(file);
  }

  private async bytes(line: string): Promise<void> {
    const piece = Buffer.from(line, 'base64');
    this.missing = (this.missing ?? 0) - piece.length;
    await this.reader.bytes?.(piece);
  }

  private async endFile(): Promise<void> {
    if (this.missing === undefined) return;
    if (this.missing !== 0) throw new DamagedBackup('a file in it is not complete');
    this.missing = undefined;
    await this.reader.fileEnd?.();
  }
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
    const isKnown = header.version >= 1 && header.version <= backupFormat.version;
    if (header.format === backupFormat.format && isKnown) return header;
    if (header.format === backupFormat.format && header.version > backupFormat.version) {
      throw new DamagedBackup('it was made by a newer version of Ziba');
    }
  } catch (error) {
    if (error instanceof DamagedBackup) throw error;
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
