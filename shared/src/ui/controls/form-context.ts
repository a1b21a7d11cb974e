import { createContext, use } from 'react';

/** What a field says of itself, for whoever speaks of it elsewhere. */
export interface AboutField {
  label?: string;
  /** A value of the field as people read it; '' for an empty one. */
  show?: (value: unknown) => string;
  /** Asks for the words of a value that `show` does not know. */
  labelOf?: (value: string) => Promise<string>;
  /** For a list: what one of its entries is called, and what it says. */
  showEntry?: (entry: unknown) => string;
}

/** What a field tells its form, and the form its fields. */
export interface FormKit {
  /** Whether the contract refuses the field when it is missing. */
  isRequired: (name: string) => boolean;
  /** A field is there, so its errors have a place; answers how to take it away. */
  announce: (name: string, about?: AboutField) => () => void;
  /** Never kept in a draft. */
  keepSecret: (name: string) => void;
  /** Why the form cannot be sent now because of this field (an upload under way); null lifts it. */
  hold: (name: string, reason: string | null) => void;
  /**
   * The form that is sent waits for this before it is judged: a look-up that fills a field, for example.
   * It never rejects. Something else that is awaited for the same field takes its place; null when there is
   * nothing to wait for any more.
   */
  waitFor: (name: string, until: Promise<unknown> | null) => void;
  /** Whether the form is being saved: nothing is changed meanwhile. */
  isSaving: () => boolean;
}

export const FormKitContext = createContext<FormKit | null>(null);

/** The form around a field. */
export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('a field stands inside a Form');
  return kit;
}
