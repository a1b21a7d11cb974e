import { useEffect } from 'react';
import { useFormKit } from '../controls/form-context';

/** Registers these names at the form: this field shows their errors, so the form does not show them at its foot. */
export function useRegisterFields(names: readonly string[]): void {
  const kit = useFormKit();
  const joined = names.join('\n');
  useEffect(() => {
    const unregister = joined
      .split('\n')
      .filter(Boolean)
      .map((name) => kit.registerField(name));
    return () => unregister.forEach((remove) => remove());
  }, [kit, joined]);
}
