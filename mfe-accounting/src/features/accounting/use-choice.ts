import { useEffect, useEffectEvent } from 'react';
import { useFormContext, type FieldValues, type Path } from 'react-hook-form';

/** Calls `onChoice` when the user changes a field, for others that depend on it; not when a draft is restored. */
export function useChoice<Values extends FieldValues>(
  name: Path<Values>,
  onChoice: (value: Values[Path<Values>]) => void,
): void {
  const { subscribe } = useFormContext<Values>();
  const choose = useEffectEvent(onChoice);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed, type, values }) => {
          if (changed === name && type === 'change') choose(values[name]);
        },
      }),
    [name, subscribe],
  );
}
