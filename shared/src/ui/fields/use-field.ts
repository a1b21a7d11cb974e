import { useEffect, useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFormKit } from '../form-context';

/** What every field takes. */
export interface FieldProps {
  name: string;
  label: string;
  /** One line below the field; an error takes its place. */
  hint?: ReactNode;
  /** Shown and sent, but not changed here: codes after the first save, for example. */
  readOnly?: boolean;
  /** Across all columns of the form. */
  wide?: boolean;
}

/** As FieldProps, for fields outside `fieldsOf`: a name that the values do not have does not compile. */
export interface FieldPropsOf<Values> extends Omit<FieldProps, 'name'> {
  name: Extract<keyof Values, string>;
}

/** Ties a control to its form: value, error, whether it is required, and what describes it. */
export function useField(name: string, hint?: ReactNode) {
  const kit = useFormKit();
  const { formState } = useFormContext();
  const { field, fieldState } = useController({ name });
  const id = useId();
  useEffect(() => kit.announce(name), [kit, name]);

  const error = fieldState.error?.message;
  const atFirst: unknown = formState.defaultValues?.[name];
  const blank = atFirst === null || atFirst === undefined ? atFirst : '';
  const required = kit.isRequired(name);
  return {
    id,
    value: field.value as unknown,
    // Emptied again is as it was when it began empty, not a change.
    set: (next: unknown) => field.onChange(next === '' ? blank : next),
    error,
    required,
    /** For the control itself. */
    control: {
      id,
      name,
      onBlur: field.onBlur,
      'aria-required': required || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': error || hint ? `${id}-note` : undefined,
    },
  };
}

/** The text of a value that a text input shows. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The ids of all that describes a control: its note, and what else stands below or beside it. */
export function describedBy(
  control: { 'aria-describedby'?: string },
  ...more: (string | false | null | undefined)[]
): string | undefined {
  return [control['aria-describedby'], ...more].filter(Boolean).join(' ') || undefined;
}
