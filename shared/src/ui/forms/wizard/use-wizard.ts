import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { useWorkInProgress } from '../../../session/work-in-progress';
import { useKitForm } from '../use-kit-form';
import { useHealing } from './use-healing';

interface Step<Input extends FieldValues> {
  names: readonly Path<Input>[];
}

interface Options<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  steps: readonly Step<Input>[];
  initial?: Partial<Input>;
  stored?: object;
  finish: readonly [{ key: string }, ...{ key: string }[]];
  onSubmit: (values: Output, finish: string) => unknown;
  failed?: string;
  draft?: string;
}

/** `locked` cannot be opened yet; `faulty` was found wrong; `free` is neither done nor wrong. */
export type StepState = 'open' | 'done' | 'faulty' | 'free' | 'locked';

/** The inside of Wizard: one form, where one is in it, and what has to be right before one goes on. */
export function useWizard<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { steps, finish, onSubmit } = options;
  const isEdit = options.stored !== undefined;
  const how = useRef(finish[0].key);
  const [pressed, setPressed] = useState(finish[0].key);
  const { form, send, ...rest } = useKitForm<Input, Output>({
    ...options,
    onSubmit: (values) => onSubmit(values, how.current),
  });
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;
  const { errors } = form.formState;
  useWorkInProgress(isDirty, form.formState.isSubmitting, rest.draft.forget);
  useHealing(form);

  const frame = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const [passed, setPassed] = useState(0);
  const savesHere = isEdit || at === steps.length - 1;

  const show = (index: number, what: 'heading' | 'mistake') => {
    flushSync(() => setAt(index));
    const heading = frame.current?.querySelector<HTMLElement>('h2');
    const step = frame.current?.querySelectorAll('[data-step]')[index];
    const mistake = step?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (what === 'heading') heading?.focus();
    else (mistake ?? heading)?.focus();
  };

  /** Forward only over steps that are right; to the first that is not otherwise. */
  const goTo = async (index: number) => {
    for (let step = at; !isEdit && step < index; step += 1) {
      if (!(await form.trigger(steps[step]?.names))) return show(step, 'mistake');
      setPassed((now) => Math.max(now, step + 1));
    }
    return show(index, 'heading');
  };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    await send(event);
    const isWrong = ({ names }: Step<Input>) =>
      names.some((name) => form.getFieldState(name).invalid);
    const wrong = steps.findIndex(isWrong);
    if (wrong >= 0 && frame.current) show(wrong, 'mistake');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return undefined;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    how.current = submitter?.getAttribute('value') ?? finish[0].key;
    setPressed(how.current);
    if (savesHere) return void save(event);
    event.preventDefault();
    event.stopPropagation();
    return void goTo(at + 1);
  };

  const stateOf = (index: number): StepState => {
    const isFaulty = steps[index]?.names.some((name) => name in errors);
    if (index === at) return 'open';
    if (isFaulty && (isEdit || index <= passed)) return 'faulty';
    if (isEdit) return 'free';
    if (index < passed) return 'done';
    return index === passed ? 'free' : 'locked';
  };

  return { ...rest, form, frame, at, isEdit, isDirty, savesHere, pressed, goTo, submit, stateOf };
}
