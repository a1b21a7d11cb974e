import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../api/random-id';
import { uploadFile, type FileFolder } from '../../api/upload-file';
import { fileTexts } from '../../contracts/files';
import { m } from './messages';

/** A file that is being uploaded, or whose upload failed. */
export interface Upload {
  id: string;
  file: File;
  /** How much of it is sent, 0 to 1. */
  share: number;
  /** Why the upload failed. */
  error?: string;
}

/** Why the record or message with these uploads cannot be sent now; null if none is running and none failed. */
export function uploadBlockReason(uploads: readonly Upload[]): string | null {
  if (uploads.length === 0) return null;
  return uploads.some(({ error }) => error) ? m.settleUploads : m.waitForUploads;
}

/**
 * Uploads files at the same time. When one is stored, `onDone` is called with its stored name and the file.
 * A file for which `refuse` returns a reason is not sent; it is listed with the reason.
 */
export function useUploads(
  folder: FileFolder,
  onDone: (stored: string, file: File) => void,
  refuse: (file: File) => string | null,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const cancel = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async (id: string, file: File) => {
    const refusal = refuse(file);
    if (refusal) return patch(id, { error: refusal });
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { share: 0, error: undefined });
    try {
      const onProgress = (share: number) => patch(id, { share });
      const { fileName } = await uploadFile(file, folder, onProgress, controller.signal);
      onDone(fileName, file);
      cancel(id);
    } catch (error) {
      // Cancelled by the user: the upload is no longer listed.
      if (controller.signal.aborted) return;
      const reason = error instanceof Error ? error.message : fileTexts.uploadFailed;
      patch(id, { error: m.uploadFailed(file.name, reason) });
    }
  };

  const start = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: randomId(), file, share: 0 }));
    setUploads((all) => [...all, ...added]);
    for (const { id, file } of added) void send(id, file);
  };
  return { uploads, start, cancel, retry: ({ id, file }: Upload) => void send(id, file) };
}
