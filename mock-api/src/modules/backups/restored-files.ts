import { createHash, type Hash } from 'node:crypto';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DamagedBackup } from './damaged-backup';
import { sizeOf, uploadPath, type FileOfBackup } from './files-of-backup';
import type { Queries } from './tables';

const stored = `select coalesce(clinic_id::text, 'platform') as clinic, "fileName" as name, sha256 from files`;

/**
 * Writes the files of a backup into the data folder, one after another. Names are never used twice, so a file that is
 * there already stays; after a restore that failed the new ones belong to no row, and are removed like other leftovers.
 */
export class RestoredFiles {
  count = 0;
  private readonly hashes = new Map<string, string>();
  private current: { file: FileOfBackup; hash: Hash; target?: FileHandle } | undefined;

  constructor(private readonly dataDir: string) {}

  async begin(file: FileOfBackup): Promise<void> {
    const path = join(this.dataDir, file.path);
    const isThere = (await sizeOf(path)) === file.bytes;
    this.current = { file, hash: createHash('sha256') };
    if (isThere) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    this.current.target = await open(`${path}.part`, 'w', 0o600);
  }

  async add(piece: Buffer): Promise<void> {
    this.current?.hash.update(piece);
    await this.current?.target?.writeFile(piece);
  }

  async end(): Promise<void> {
    if (!this.current) return;
    const { file, hash, target } = this.current;
    this.current = undefined;
    this.hashes.set(file.path, hash.digest('hex'));
    this.count += 1;
    if (!target) return;
    await target.sync();
    await target.close();
    const path = join(this.dataDir, file.path);
    await rename(`${path}.part`, path);
  }

  /** Closes a file that was not written to its end. */
  async abandon(): Promise<void> {
    await this.current?.target?.close();
    this.current = undefined;
  }

  /**
   * Throws if a file of the backup has another content than its row says; resolves to the number of files that rows
   * refer to and that are not in the folder.
   */
  async check(db: Queries): Promise<number> {
    let missing = 0;
    for (const { clinic, name, sha256 } of await db.query<Row>(stored)) {
      const path = uploadPath(clinic, name);
      const hash = this.hashes.get(path);
      if (hash && sha256 && hash !== sha256) throw new DamagedBackup(`${name} has other content`);
      if (!hash && (await sizeOf(join(this.dataDir, path))) === undefined) missing += 1;
    }
    return missing;
  }
}

interface Row {
  clinic: string;
  name: string;
  sha256: string | null;
}
