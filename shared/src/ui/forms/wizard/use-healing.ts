import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** A field that was found wrong is judged again while it is typed into, before the form is ever sent. */
export function useHealing<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as Path<Input> | undefined;
          if (field && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );
}
