import { useState } from 'react';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { WrongField } from './error-summary';
import { focusFirst, wrongFields, type FieldsElement } from './form-controls';

/** If this many fields are wrong, they are listed at the top of the form. */
const defaultListsFrom = 3;

/**
 * Shows errors in a form: beside their fields, at the foot those without a field, and in a list at the top
 * if there are many.
 *
 * @param hasField whether a field of this name is in the form
 * @param listsFrom how many wrong fields are listed at the top
 */
export function useFormErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  hasField: (name: string) => boolean,
  listsFrom = defaultListsFrom,
) {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);

  /** Shows the messages by the name of their field, and `atFoot` at the foot; focuses the first field. */
  const showErrors = (
    messages: Readonly<Record<string, string>>,
    atFoot: string,
    element: FieldsElement,
  ): void => {
    const placed = Object.entries(messages).filter(([name]) => hasField(name));
    const others = Object.entries(messages).filter(([name]) => !hasField(name));
    for (const [name, message] of placed) form.setError(name as Path<Input>, { message });
    const message = [atFoot, ...others.map(([, text]) => text)].filter(Boolean).join(' ');
    if (message) form.setError('root', { message });
    const names = new Set(placed.map(([name]) => name));
    setWrong(names.size < listsFrom ? [] : wrongFields(element, names));
    focusFirst(element, names);
  };

  // Fields that were corrected are no longer listed.
  const summary = wrong.filter(({ name }) => get(form.formState.errors, name) !== undefined);
  return { showErrors, summary };
}
