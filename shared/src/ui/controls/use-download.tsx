import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { readFile } from '../../api/read-file';
import { offerFile } from './offer-file';

/** Downloads a file of the API. Leaving the screen aborts the download. */
export function useDownload() {
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  useEffect(() => () => running.current?.abort(), []);

  const download = async (url: string, name: string) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setError(undefined);
    try {
      offerFile(await readFile(url, controller.signal), name);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (!controller.signal.aborted) setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, download, cancel: () => running.current?.abort() };
}
