import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';
import type { Upload } from './use-uploads';
import { m } from './messages';

/** Holds the form back while files of the field are on their way, or did not get there. */
export function useHeldUploads(name: string, uploads: readonly Upload[]): void {
  const kit = useFormKit();
  const failed = uploads.some((upload) => upload.error);
  const waiting = uploads.length > 0;
  useEffect(() => {
    const reason = failed ? m.settleUploads : m.waitForUploads;
    kit.hold(name, waiting ? reason : null);
    return () => kit.hold(name, null);
  }, [kit, name, failed, waiting]);
}
