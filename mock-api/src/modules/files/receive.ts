import type { Multipart } from '@fastify/multipart';
import { fileFolders, fileTexts } from '@ziba/shared/contracts/files';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import type { StoredFile } from './file-access';

interface Received {
  name: string;
  content: Buffer;
  folder: StoredFile['folder'];
}

const uploadRefusals: Record<string, () => Refusal> = {
  FST_REQ_FILE_TOO_LARGE: () => new Refusal(413, 'too_large', fileTexts.tooLarge),
  FST_FILES_LIMIT: () => new Refusal(400, 'too_many_files', m.tooManyFiles),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Refusal(415, 'unsupported_type', m.unsupportedType),
};

/**
 * Reads the files of a multipart request one after the other, so that only one is in memory, and gives each to `keep`
 * with the folder that was named before it (`path` or `folder`). `mayWrite` is asked before a file is read.
 */
export async function receive<Kept>(
  request: FastifyRequest,
  mayWrite: (folder: Received['folder']) => void,
  keep: (file: Received) => Promise<Kept>,
): Promise<[Kept, ...Kept[]]> {
  try {
    return await read(request.parts(), mayWrite, keep);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw uploadRefusals[code]?.() ?? error;
  }
}

async function read<Kept>(
  parts: AsyncIterable<Multipart>,
  mayWrite: (folder: Received['folder']) => void,
  keep: (file: Received) => Promise<Kept>,
): Promise<[Kept, ...Kept[]]> {
  let folder: Received['folder'] = 'general';
  const kept: Kept[] = [];
  for await (const part of parts) {
    if (part.type === 'file') {
      mayWrite(folder);
      // `toBuffer` throws for a file that was cut off at the size limit.
      kept.push(await keep({ name: part.filename, content: await part.toBuffer(), folder }));
    } else if (part.fieldname === 'path' || part.fieldname === 'folder') {
      // The files before it are in another folder already.
      if (kept.length > 0) throw invalid(part.fieldname, m.folderAfterFile);
      folder = folderOf(part.fieldname, part.value);
    }
  }
  const [first, ...others] = kept;
  if (first === undefined) throw invalid('file', fileTexts.empty);
  return [first, ...others];
}

function folderOf(field: string, value: unknown): StoredFile['folder'] {
  if (value === '') return 'general';
  const folder = fileFolders.find((known) => known === value);
  if (!folder) throw invalid(field, m.wrongFolder);
  return folder;
}
