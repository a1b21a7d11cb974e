import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatText } from '../../format/text';
import { useFormKit } from '../controls/form-context';

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

interface FieldOptions extends Pick<FieldProps, 'name' | 'hint'> {
  label?: string;
  /** A value as people read it; the plain text unless told. */
  show?: (value: unknown) => string;
  /** Asks for the words of a value that `show` does not know. */
  labelOf?: (value: string) => Promise<string>;
  /** For a list: what one of its entries is called, and what it says. */
  showEntry?: (entry: never) => string;
}

const shownText = (value: unknown) => formatText(textOf(value));

/**
 * Ties a control to its form: value, error, whether it is required, and what describes it. While the form
 * is being saved `set` does nothing, for what is typed then would be neither saved nor seen as unsaved.
 */
export function useField(options: FieldOptions) {
  const { name, label, hint, show = shownText, showEntry, labelOf } = options;
  const kit = useFormKit();
  const { formState } = useFormContext();
  const { field, fieldState } = useController({ name });
  const id = useId();
  // What is shown may follow from options that load later: asked for when it is needed.
  const shown = useRef({ show, showEntry });
  useLayoutEffect(() => {
    shown.current = { show, showEntry };
  });
  useEffect(
    () =>
      kit.announce(name, {
        label,
        labelOf,
        show: (value) => shown.current.show(value),
        showEntry: (entry) => shown.current.showEntry?.(entry as never) ?? '',
      }),
    [kit, name, label, labelOf],
  );

  const error = fieldState.error?.message;
  const atFirst: unknown = formState.defaultValues?.[name];
  const blank = atFirst === null || atFirst === undefined ? atFirst : '';
  const required = kit.isRequired(name);
  return {
    id,
    value: field.value as unknown,
    // Emptied again is as it was when it began empty, not a change.
    set: (next: unknown) => {
      if (!kit.isSaving()) field.onChange(next === '' ? blank : next);
    },
    /** As `set`, also while the form is being sent: for what was typed before and is understood only now. */
    fill: (next: unknown) => field.onChange(next === '' ? blank : next),
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
