import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';
import { uploadBlockReason, type Upload } from './use-uploads';

/** Keeps the form from being sent while uploads of the field are running or have failed. */
export function useUploadBlock(name: string, uploads: readonly Upload[]): void {
  const kit = useFormKit();
  const reason = uploadBlockReason(uploads);
  useEffect(() => {
    kit.setBlockReason(name, reason);
    return () => kit.setBlockReason(name, null);
  }, [kit, name, reason]);
}
