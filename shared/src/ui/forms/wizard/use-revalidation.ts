import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Validates a wrong field again while the user types in it, also before the form is sent for the first time. */
export function useRevalidation<Input extends FieldValues, Output>(
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
