import { createContext, use } from 'react';

/** What a field tells its form, and the form its fields. */
export interface FormKit {
  /** Whether the contract refuses the field when it is missing. */
  isRequired: (name: string) => boolean;
  /** A field is there, so its errors have a place; answers how to take it away. */
  announce: (name: string) => () => void;
  /** Never kept in a draft. */
  keepSecret: (name: string) => void;
  /** Why the form cannot be sent now because of this field (an upload under way); null lifts it. */
  hold: (name: string, reason: string | null) => void;
}

export const FormKitContext = createContext<FormKit | null>(null);

/** The form around a field. */
export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('a field stands inside a Form');
  return kit;
}
