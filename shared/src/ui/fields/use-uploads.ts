import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../api/random-id';
import { uploadFile, type FileFolder } from '../../api/upload-file';
import { fileTexts } from '../../contracts/files';
import { m } from './messages';

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  id: string;
  file: File;
  /** What is sent of it, 0 to 1. */
  share: number;
  error?: string;
}

/** Why what the files belong to cannot be sent now; null when nothing is on its way and nothing failed. */
export function holdOf(uploads: readonly Upload[]): string | null {
  if (uploads.length === 0) return null;
  return uploads.some(({ error }) => error) ? m.settleUploads : m.waitForUploads;
}

/**
 * Uploads files at once, each by itself; `onDone` hears each stored name with the file's own. What
 * `refuse` has words for is not sent.
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
  const drop = (id: string) => {
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
      drop(id);
    } catch (error) {
      // Removed while it was on its way: nobody waits for it.
      if (controller.signal.aborted) return;
      patch(id, { error: error instanceof Error ? error.message : fileTexts.uploadFailed });
    }
  };

  const start = (files: readonly File[]) => {
    const fresh = files.map((file) => ({ id: randomId(), file, share: 0 }));
    setUploads((all) => [...all, ...fresh]);
    for (const { id, file } of fresh) void send(id, file);
  };
  return { uploads, start, drop, retry: ({ id, file }: Upload) => void send(id, file) };
}
