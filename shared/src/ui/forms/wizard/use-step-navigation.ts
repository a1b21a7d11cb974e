import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { hasName, type ValidatedStep } from './wizard-resolver';

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  frame: RefObject<HTMLFormElement | null>;
  /** The steps that are visible now. */
  steps: readonly (ValidatedStep<Input> & { key: string })[];
  isEveryStepOpen: boolean;
  /** The key of the step that is open at first; missing for the first one. */
  startAt?: string;
  /** Why the form cannot be sent now, by the name of the field: uploads that are running or have failed. */
  blockReasons: () => Readonly<Record<string, string>>;
}

/** The open step of a wizard, the steps that were passed, and moving between them. */
export function useStepNavigation<Input extends FieldValues, Output>({
  form,
  frame,
  steps,
  isEveryStepOpen,
  startAt,
  blockReasons,
}: Options<Input, Output>) {
  const [open, setOpen] = useState(startAt ?? steps[0]?.key);
  const [passed, setPassed] = useState<readonly string[]>([]);
  const current = Math.max(
    0,
    steps.findIndex(({ key }) => key === open),
  );

  /** Opens a step and focuses its heading, or the first wrong field if it has one. */
  const show = (index: number, target: 'heading' | 'mistake') => {
    flushSync(() => setOpen(steps[index]?.key));
    const heading = frame.current?.querySelector<HTMLElement>('h2');
    const step = frame.current?.querySelectorAll('[data-step]')[index];
    const mistake = step?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (target === 'heading') heading?.focus();
    else (mistake ?? heading)?.focus();
  };

  /** Whether uploads of the step are running or have failed. Their fields then say so. */
  const isBlocked = (step: ValidatedStep<Input> | undefined) => {
    const blocked = Object.entries(blockReasons()).filter(([name]) => step && hasName(step, name));
    for (const [name, message] of blocked) form.setError(name as Path<Input>, { message });
    return blocked.length > 0;
  };

  /** Opens a step. Going forward stops at the first step that has a wrong field or an unfinished upload. */
  const goTo = async (index: number) => {
    if (index > current && isBlocked(steps[current])) return show(current, 'mistake');
    for (let step = current; !isEveryStepOpen && step < index; step += 1) {
      const { key = '', names } = steps[step] ?? {};
      if (!(await form.trigger(names)) || isBlocked(steps[step])) return show(step, 'mistake');
      setPassed((now) => [...now, key]);
    }
    return show(index, 'heading');
  };
  return { current, passed, show, goTo };
}
