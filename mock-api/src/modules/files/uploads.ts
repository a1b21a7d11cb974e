import { createHash, randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLimits, fileTexts } from '@ziba/shared/contracts/files';
import type { Session } from '../../lib/actor';
import { audit } from '../../lib/audit';
import type { Database, Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import type { StoredFile } from './file-access';
import { kindOf } from './file-kinds';

interface Received {
  name: string;
  content: Buffer;
  folder: StoredFile['folder'];
}

const insertFile = `
  insert into files (clinic_id, "fileName", folder, "originalName", mime, size, sha256, user_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`;

/** The uploaded files: bytes below the data folder, one folder for each clinic; the rest in the database. */
export class Uploads {
  constructor(
    private readonly db: Database,
    private readonly dataDir: string,
  ) {}

  /** Keeps an upload under a name of the server's own. Refuses what is empty, too large or of a wrong type. */
  async keep(session: Session, { name, content, folder }: Received): Promise<StoredFile> {
    if (content.length > fileLimits.bytes) throw new Refusal(413, 'too_large', fileTexts.tooLarge);
    if (content.length === 0) throw new Refusal(400, 'empty_file', fileTexts.empty);
    const kind = kindOf(name, content);
    if (!kind) throw new Refusal(415, 'wrong_type', fileTexts.wrongType);
    const fileName = `${folder}-${randomBytes(12).toString('hex')}.${kind.extension}`;
    const path = this.pathOf(session.clinicId, fileName);
    await writeWhole(path, content);
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
    ];
    try {
      return await this.inScope(session, async (tx) => {
        const [file] = await tx.query<StoredFile>(insertFile, values);
        if (!file) throw new Error('the new file cannot be read');
        await audit(tx, session, { action: 'upload', entity: 'files', entityId: file.id });
        return file;
      });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** The bytes of a file; undefined when they are gone from the disk. */
  async read({ clinic_id, fileName }: StoredFile): Promise<ReadStream | undefined> {
    try {
      return (await open(this.pathOf(clinic_id, fileName))).createReadStream();
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

/** Half a file never stands under its name. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** The name as it is offered for download: no folders, nothing that steers a terminal or a header. */
function shownName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? '';
  return bare.replace(/[\u0000-\u001f\u007f"]/g, '').slice(-150) || 'file';
}
