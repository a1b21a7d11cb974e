import type { Multipart } from '@fastify/multipart';
import { fileFolders, fileTexts } from '@ziba/shared/contracts/files';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import type { StoredFile } from './file-access';

interface Received {
  files: { name: string; content: Buffer }[];
  folder: StoredFile['folder'];
}

const uploadRefusals: Record<string, () => Refusal> = {
  FST_REQ_FILE_TOO_LARGE: () => new Refusal(413, 'too_large', fileTexts.tooLarge),
  FST_FILES_LIMIT: () => new Refusal(400, 'too_many_files', m.tooManyFiles),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Refusal(415, 'unsupported_type', m.unsupportedType),
};

/** Reads the files of a multipart request and the folder that they are for (`path` or `folder`). */
export async function receive(request: FastifyRequest): Promise<Received> {
  try {
    return await read(request.parts());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw uploadRefusals[code]?.() ?? error;
  }
}

async function read(parts: AsyncIterable<Multipart>): Promise<Received> {
  let folder: StoredFile['folder'] = 'general';
  const files: Received['files'] = [];
  for await (const part of parts) {
    if (part.type === 'file') {
      // `toBuffer` throws for a file that was cut off at the size limit.
      files.push({ name: part.filename, content: await part.toBuffer() });
    } else if (part.fieldname === 'path' || part.fieldname === 'folder') {
      folder = folderOf(part.fieldname, part.value);
    }
  }
  if (files.length === 0) throw invalid('file', fileTexts.empty);
  return { files, folder };
}

function folderOf(field: string, value: unknown): StoredFile['folder'] {
  if (value === '') return 'general';
  const folder = fileFolders.find((known) => known === value);
  if (!folder) throw invalid(field, m.wrongFolder);
  return folder;
}
