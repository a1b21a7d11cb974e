import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from './choice';

/**
 * Labels of chosen values: from the choices that are known, else asked for one by one. Until it is
 * known a value has an ellipsis for a label, and the value itself where nobody can be asked.
 */
export function useLabels(
  values: readonly string[],
  known: readonly (Choice | null | undefined)[],
  labelOf?: (value: string) => Promise<string>,
): (value: string) => string {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const find = (value: string) =>
    known.find((choice) => choice && String(choice.value) === value)?.label ?? answers[value];
  const missing = values.filter((value) => find(value) === undefined).join('\n');

  // Whoever cannot be asked now leaves the value as it is.
  const ask = useEffectEvent((value: string) => labelOf?.(value).catch(() => value));
  useEffect(() => {
    for (const value of missing.split('\n').filter(Boolean)) {
      void ask(value)?.then((label) => setAnswers((others) => ({ ...others, [value]: label })));
    }
  }, [missing]);

  return (value) => find(value) ?? (value && labelOf ? '…' : value);
}
