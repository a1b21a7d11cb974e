import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';
import { holdReason, type Upload } from './use-uploads';

/** Keeps the form from being sent while uploads of the field are running or have failed. */
export function useHoldForUploads(name: string, uploads: readonly Upload[]): void {
  const kit = useFormKit();
  const reason = holdReason(uploads);
  useEffect(() => {
    kit.hold(name, reason);
    return () => kit.hold(name, null);
  }, [kit, name, reason]);
}
