import { createContext, use } from 'react';

/** Describes a field, for messages about it outside the field: a comparison with another edit, for example. */
export interface FieldDescription {
  label?: string;
  /** A value of the field in words; '' for an empty one. */
  show?: (value: unknown) => string;
  /** Loads the words of a value that `show` does not know. */
  labelOf?: (value: string) => Promise<string>;
  /** For a list: the words of one entry. */
  showEntry?: (entry: unknown) => string;
}

/** What a field can ask of the form around it. */
export interface FormKit {
  /** Whether the contract refuses the field when it is missing. */
  isRequired: (name: string) => boolean;
  /** Registers a mounted field, so that its errors are shown beside it. Returns the function that removes it. */
  registerField: (name: string, description?: FieldDescription) => () => void;
  /** Keeps the value of the field out of drafts. */
  excludeFromDrafts: (name: string) => void;
  /** Keeps the form from being sent for this reason, such as a running upload of the field; null removes the reason. */
  setBlockReason: (name: string, reason: string | null) => void;
  /**
   * A form that is sent waits for this promise before it validates: a look-up that fills a field, for example.
   * The promise must not reject. Another promise for the same field replaces it; null removes it.
   */
  waitFor: (name: string, until: Promise<unknown> | null) => void;
  /** Whether the form is being saved; fields must not change meanwhile. */
  isSaving: () => boolean;
}

export const FormKitContext = createContext<FormKit | null>(null);

/** The form around a field. Throws outside a Form. */
export function useFormKit(): FormKit {
  const kit = use(FormKitContext);
  if (!kit) throw new Error('a field must stand inside a Form');
  return kit;
}
