import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame, type Values } from './edit-merge';

/** Newer values of the record do not undo errors or the attempt to submit. */
const keepSubmitState = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

/** Sets values as if the user had typed them. */
export function fillIn<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  values: Values,
): void {
  for (const [name, value] of Object.entries(values)) {
    const path = name as Path<Input>;
    form.setValue(path, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
  }
}

/** Gives the form new defaults and values. Values that differ from the defaults count as typed. */
export function showValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  defaults: Values,
  values: Values,
): void {
  form.reset(defaults as Input, keepSubmitState);
  const typed = Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name]));
  fillIn(form, Object.fromEntries(typed));
}
