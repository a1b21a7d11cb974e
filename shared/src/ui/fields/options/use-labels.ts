import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from './choice';

/**
 * The labels of chosen values: from the known choices, else asked for one by one by `labelOf`. Until the
 * answer comes the label is an ellipsis; without `labelOf` it is the value itself.
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

  // If the question fails, the label is the value itself.
  const ask = useEffectEvent((value: string) => labelOf?.(value).catch(() => value));
  useEffect(() => {
    for (const value of missing.split('\n').filter(Boolean)) {
      void ask(value)?.then((label) => setAnswers((others) => ({ ...others, [value]: label })));
    }
  }, [missing]);

  return (value) => find(value) ?? (value && labelOf ? '…' : value);
}
