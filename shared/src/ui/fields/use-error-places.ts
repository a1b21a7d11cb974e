import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';

/** Tells the form that this field shows the errors of these names, so that they are not repeated at its foot. */
export function useErrorPlaces(names: readonly string[]): void {
  const kit = useFormKit();
  const joined = names.join('\n');
  useEffect(() => {
    const leavers = joined
      .split('\n')
      .filter(Boolean)
      .map((name) => kit.announce(name));
    return () => leavers.forEach((leave) => leave());
  }, [kit, joined]);
}
