import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';

/** Tells the form that errors of these names are shown here, beside what they are about. */
export function usePlaces(names: readonly string[]): void {
  const kit = useFormKit();
  const joined = names.join('\n');
  useEffect(() => {
    const leave = joined
      .split('\n')
      .filter(Boolean)
      .map((name) => kit.announce(name));
    return () => leave.forEach((end) => end());
  }, [kit, joined]);
}
