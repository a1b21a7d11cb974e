import { createHash, randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLimits, fileTexts } from '@ziba/shared/contracts/files';
import type { Session } from '../../lib/actor';
import type { HeavyWork } from '../../lib/heavy-work';
import { audit } from '../../data/audit';
import { readLimit } from '@ziba/shared/contracts/clinic-usage';
import type { Database, Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import type { StoredFile } from './file-access';
import { kindOf } from './file-kinds';
import { pictureOpener } from './open-picture';
import { thumbnailSizes, type ThumbnailSize } from './pictures';

interface Received {
  name: string;
  content: Buffer;
  folder: StoredFile['folder'];
}

const insertFile = `
  insert into files (clinic_id, "fileName", folder, "originalName", mime, size, sha256, user_id,
    has_thumbnails)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`;

/** Locks the clinic's row, so that two simultaneous uploads do not both use the remaining space. */
const storageLimit = 'select storage_limit from clinics where id = $1 for no key update';
const storageUsed = `select coalesce(sum(size), 0)::bigint as used from files where clinic_id = $1`;
const gigabyte = 1024 ** 3;

/** The uploaded files: bytes in the data folder, in one folder for each clinic; everything else in the database. */
export class Uploads {
  private readonly openPicture: ReturnType<typeof pictureOpener>;

  constructor(
    private readonly db: Database,
    private readonly dataDir: string,
    heavy: HeavyWork,
  ) {
    this.openPicture = pictureOpener(heavy);
  }

  /**
   * Stores an upload under a name that the server makes. Refuses an empty file, one that is too large, one of a wrong
   * type, and a picture while too many wait to be opened.
   */
  async keep(session: Session, { name, content: given, folder }: Received): Promise<StoredFile> {
    if (given.length > fileLimits.bytes) throw new Refusal(413, 'too_large', fileTexts.tooLarge);
    if (given.length === 0) throw new Refusal(400, 'empty_file', fileTexts.empty);
    const kind = kindOf(name, given);
    if (!kind) throw new Refusal(415, 'wrong_type', fileTexts.wrongType);
    const isPicture = kind.mime.startsWith('image/');
    const { content, thumbnails } = isPicture
      ? await this.openPicture({ content: given, mime: kind.mime })
      : { content: given, thumbnails: undefined };
    const fileName = `${folder}-${randomBytes(12).toString('hex')}.${kind.extension}`;
    const path = this.pathOf(session.clinicId, fileName);
    await writeWhole(path, content);
    for (const [size, small] of thumbnails ?? []) await writeWhole(smallOf(path, size), small);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const values = [
      session.clinicId,
      fileName,
      folder,
      shownName(name),
      kind.mime,
      content.length,
      sha256,
      session.userId,
      thumbnails !== undefined,
    ];
    try {
      return await this.inScope(session, async (tx) => {
        await refuseAboveQuota(tx, session, content.length);
        const [file] = await tx.query<StoredFile>(insertFile, values);
        if (!file) throw new Error('the new file cannot be read');
        await audit(tx, session, { action: 'upload', entity: 'files', entityId: file.id });
        return file;
      });
    } catch (error) {
      for (const left of [
        path,
        ...[...(thumbnails?.keys() ?? [])].map((size) => smallOf(path, size)),
      ]) {
        await rm(left, { force: true });
      }
      throw error;
    }
  }

  /** Removes a file that nothing refers to, such as the document of a consent that was refused after all. */
  async discard(session: Session, { id, clinic_id, fileName }: StoredFile): Promise<void> {
    await this.inScope(session, (tx) => tx.query('delete from files where id = $1', [id]));
    const path = this.pathOf(clinic_id, fileName);
    for (const left of [path, ...thumbnailSizes.map((size) => smallOf(path, size))]) {
      await rm(left, { force: true });
    }
  }

  /** Reads the bytes of a file; undefined when they are missing on the disk. */
  async read(file: StoredFile, size?: ThumbnailSize): Promise<ReadStream | undefined> {
    const path = this.pathOf(file.clinic_id, file.fileName);
    try {
      return (await open(size ? smallOf(path, size) : path)).createReadStream();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private inScope<T>({ clinicId }: Session, work: (tx: Tx) => Promise<T>): Promise<T> {
    return clinicId === null ? this.db.platform(work) : this.db.tenant(clinicId, work);
  }

  private pathOf(clinicId: number | null, fileName: string): string {
    return join(this.dataDir, 'uploads', String(clinicId ?? 'platform'), fileName);
  }
}

/** Refuses with 413 a file that the clinic has no space for; small versions of pictures do not count. */
async function refuseAboveQuota(tx: Tx, { clinicId }: Session, bytes: number): Promise<void> {
  if (clinicId === null) return;
  const [clinic] = await tx.query<{ storage_limit: string }>(storageLimit, [clinicId]);
  const limit = readLimit(clinic?.storage_limit ?? '', gigabyte) ?? null;
  if (limit === null) return;
  const [row] = await tx.query<{ used: number }>(storageUsed, [clinicId]);
  if (Number(row?.used ?? 0) + bytes > limit) {
    throw new Refusal(413, 'quota_exceeded', fileTexts.quotaExceeded);
  }
}

const smallOf = (path: string, size: ThumbnailSize) => `${path}.${size}.webp`;

/** Writes under another name first and renames, so that no file is ever incomplete. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** The name that is offered for download: without folders and control characters. */
function shownName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? '';
  return bare.replace(/[\u0000-\u001f\u007f"]/g, '').slice(-150) || 'file';
}
