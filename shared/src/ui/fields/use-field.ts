import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatText } from '../../format/text';
import { useFormKit } from '../controls/form-context';

/** The props of every field. */
export interface FieldProps {
  name: string;
  label: string;
  /** One line below the field; an error replaces it. */
  hint?: ReactNode;
  /** The value is shown and sent but cannot be changed, such as a code after the first save. */
  readOnly?: boolean;
  /**
   * Where the contract asks for the field only in some cases: `always` if this is such a case; `either` if this field
   * or another one is enough, so that it is not called optional.
   */
  need?: 'always' | 'either';
  /** Whether the field is as wide as the form. */
  wide?: boolean;
}

/** FieldProps for fields outside `fieldsOf`: only names of the values compile. */
export interface FieldPropsOf<Values> extends Omit<FieldProps, 'name'> {
  name: Extract<keyof Values, string>;
}

interface FieldOptions extends Pick<FieldProps, 'name' | 'hint' | 'need'> {
  label?: string;
  /** A value as people read it; missing for its plain text. */
  show?: (value: unknown) => string;
  /** Asks for the text of a value that `show` does not know. */
  labelOf?: (value: string) => Promise<string>;
  /** For a list: the text of one of its entries. */
  showEntry?: (entry: never) => string;
}

const shownText = (value: unknown) => formatText(textOf(value));

/**
 * Connects a control to its form: value, error, whether it is required, and the attributes of the control.
 * While the form is being saved `set` does nothing: the new value would neither be saved nor count as
 * unsaved.
 */
export function useField(options: FieldOptions) {
  const { name, label, hint, show = shownText, showEntry, labelOf } = options;
  const kit = useFormKit();
  const { formState } = useFormContext();
  const { field, fieldState } = useController({ name });
  const id = useId();
  // The options that `show` uses may load later, so the newest function is called when it is needed.
  const shown = useRef({ show, showEntry });
  useLayoutEffect(() => {
    shown.current = { show, showEntry };
  });
  useEffect(
    () =>
      kit.registerField(name, {
        label,
        labelOf,
        show: (value) => shown.current.show(value),
        showEntry: (entry) => shown.current.showEntry?.(entry as never) ?? '',
      }),
    [kit, name, label, labelOf],
  );

  const error = fieldState.error?.message;
  const initial: unknown = formState.defaultValues?.[name];
  const blank = initial === null || initial === undefined ? initial : '';
  const required = options.need
    ? options.need === 'always'
      ? true
      : undefined
    : kit.isRequired(name);
  return {
    id,
    value: field.value as unknown,
    // A field that began empty and is emptied again counts as unchanged.
    set: (next: unknown) => {
      if (!kit.isSaving()) field.onChange(next === '' ? blank : next);
    },
    /** The same as `set`, also while the form is being sent: for text that was typed before and is parsed only now. */
    fill: (next: unknown) => field.onChange(next === '' ? blank : next),
    error,
    required,
    /** The attributes of the control. */
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

/** The value as the text of an input; '' for null and undefined. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The ids of all texts that describe a control: its note, and `more` of them; undefined for none. */
export function describedBy(
  control: { 'aria-describedby'?: string },
  ...more: (string | false | null | undefined)[]
): string | undefined {
  return [control['aria-describedby'], ...more].filter(Boolean).join(' ') || undefined;
}
