import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';
import { holdOf, type Upload } from './use-uploads';

/** Holds the form back while files of the field are on their way, or did not get there. */
export function useHeldUploads(name: string, uploads: readonly Upload[]): void {
  const kit = useFormKit();
  const reason = holdOf(uploads);
  useEffect(() => {
    kit.hold(name, reason);
    return () => kit.hold(name, null);
  }, [kit, name, reason]);
}
