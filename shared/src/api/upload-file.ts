import { fileLimits, fileTexts, type fileFolders, type UploadedFile } from '../contracts/files';
import { api, ApiError } from './client';
import { randomId } from './random-id';

export type FileFolder = (typeof fileFolders)[number];

/** Milliseconds; long enough for ten megabytes over a slow network. */
const uploadTimeout = 120_000;

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/**
 * The name sent for an upload, as the texts want it: a prefix without spaces, eight random characters, the
 * extension.
 */
function storedName(name: string): string {
  const extension = extensionOf(name);
  const prefix = name
    .slice(0, name.length - extension.length - 1)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${prefix || 'file'}-${randomId().slice(0, 8)}.${extension}`;
}

function refusalOf(file: File): string | null {
  const extensions: readonly string[] = fileLimits.extensions;
  if (!extensions.includes(extensionOf(file.name))) return fileTexts.wrongType;
  if (file.size === 0) return fileTexts.empty;
  return file.size > fileLimits.bytes ? fileTexts.tooLarge : null;
}

/**
 * Uploads one file. Throws ApiError: with status 400, before anything is sent, when its type or size is not
 * accepted; otherwise the server's refusal. Calls `onProgress` with the share that is sent, 0 to 1.
 */
export async function uploadFile(
  file: File,
  folder: FileFolder,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedFile> {
  const refusal = refusalOf(file);
  if (refusal) throw new ApiError(400, { code: 'wrong_file', message: refusal });
  const form = new FormData();
  // The folder comes before the file: the server reads the parts in order.
  form.append('path', folder);
  form.append('file', file, storedName(file.name));
  return api.post<UploadedFile>('/files/upload', form, {
    timeout: uploadTimeout,
    signal,
    onUploadProgress: onProgress,
  });
}
