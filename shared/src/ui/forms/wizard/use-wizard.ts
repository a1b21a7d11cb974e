import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { get, useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { useWorkInProgress } from '../../../session/work-in-progress';
import { useKitForm } from '../use-kit-form';
import { useHealing } from './use-healing';
import { hasName, wizardResolver, type JudgedStep } from './wizard-resolver';

interface Step<Input extends FieldValues> extends JudgedStep<Input> {
  key: string;
  when?: (values: Input) => boolean;
}

interface Finish<Output> {
  key: string;
  schema?: z.ZodType<Output>;
}

interface Options<Input extends FieldValues, Output, Known extends Step<Input>> {
  schema: z.ZodType<Output, Input>;
  steps: readonly Known[];
  initial?: Partial<Input>;
  stored?: object;
  isFree?: boolean;
  finish: readonly [Finish<Output>, ...Finish<Output>[]];
  onSubmit: (values: Output, finish: string) => unknown;
  failed?: string;
  draft?: string;
}

/** `locked` cannot be opened yet; `faulty` was found wrong; `free` is neither done nor wrong. */
export type StepState = 'open' | 'done' | 'faulty' | 'free' | 'locked';

/** From this many on, what is wrong is listed: it may stand in several steps. */
const listsFrom = 2;

/** The inside of Wizard: one form, where one is in it, and what has to be right before one goes on. */
export function useWizard<Input extends FieldValues, Output, Known extends Step<Input>>(
  options: Options<Input, Output, Known>,
) {
  const { schema, finish, onSubmit } = options;
  const isFree = options.isFree ?? options.stored !== undefined;
  const how = useRef(finish[0].key);
  const isFinishing = useRef(false);
  const [pressed, setPressed] = useState(finish[0].key);
  const { form, send, holdUps, isHolding, ...rest } = useKitForm<Input, Output>({
    ...options,
    listsFrom,
    // Asked anew at each judgement: it depends on the button that was pressed last.
    resolver: (values, context, about) => {
      const pressedFinish = finish.find(({ key }) => key === how.current);
      const judge = wizardResolver({
        whole: pressedFinish?.schema ?? schema,
        steps: options.steps.filter(({ when }) => when?.(values) ?? true),
        isFinishing: isFinishing.current,
      });
      return judge(values, context, about);
    },
    onSubmit: (values) => onSubmit(values, how.current),
  });
  // Which steps there are, as text, so that typing alone draws nothing anew.
  const shown = useWatch({
    control: form.control as unknown as Control,
    compute: (values: FieldValues) =>
      options.steps.map(({ when }) => (when?.(values as Input) === false ? '-' : '+')).join(''),
  });
  const steps = options.steps.filter((_, index) => shown[index] !== '-');
  const isDirty = isHolding || Object.keys(form.formState.dirtyFields).length > 0;
  const { errors } = form.formState;
  useWorkInProgress(isDirty, form.formState.isSubmitting, rest.draft.forget);
  useHealing(form);

  const frame = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(steps[0]?.key);
  const [passed, setPassed] = useState<readonly string[]>([]);
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === open),
  );
  const savesHere = isFree || at === steps.length - 1;

  const show = (index: number, what: 'heading' | 'mistake') => {
    flushSync(() => setOpen(steps[index]?.key));
    const heading = frame.current?.querySelector<HTMLElement>('h2');
    const step = frame.current?.querySelectorAll('[data-step]')[index];
    const mistake = step?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (what === 'heading') heading?.focus();
    else (mistake ?? heading)?.focus();
  };

  /** Whether files of the step are under way, or did not get there; says so at their fields. */
  const isHeld = (step: Step<Input> | undefined) => {
    const held = Object.entries(holdUps()).filter(([name]) => step && hasName(step, name));
    for (const [name, message] of held) form.setError(name as Path<Input>, { message });
    return held.length > 0;
  };

  /** Forward only over steps that are right; to the first that is not otherwise. */
  const goTo = async (index: number) => {
    if (index > at && isHeld(steps[at])) return show(at, 'mistake');
    for (let step = at; !isFree && step < index; step += 1) {
      const { key = '', names } = steps[step] ?? {};
      if (!(await form.trigger(names)) || isHeld(steps[step])) return show(step, 'mistake');
      setPassed((now) => [...now, key]);
    }
    return show(index, 'heading');
  };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    isFinishing.current = true;
    await send(event);
    const isWrong = ({ names }: Step<Input>) =>
      names.some((name) => form.getFieldState(name).invalid);
    const wrong = steps.findIndex(isWrong);
    if (wrong >= 0 && frame.current) show(wrong, 'mistake');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return undefined;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (savesHere) {
      how.current = submitter?.getAttribute('value') ?? finish[0].key;
      setPressed(how.current);
      return void save(event);
    }
    event.preventDefault();
    event.stopPropagation();
    return void goTo(at + 1);
  };

  const firstOpen = steps.findIndex(({ key }) => !passed.includes(key));
  const stateOf = (index: number): StepState => {
    const { key = '', names = [] } = steps[index] ?? {};
    const isReached = isFree || index <= firstOpen;
    if (index === at) return 'open';
    if (isReached && names.some((name) => get(errors, name) !== undefined)) return 'faulty';
    if (isFree) return 'free';
    if (!isReached) return 'locked';
    return passed.includes(key) ? 'done' : 'free';
  };

  /** The step of a field that is wrong. */
  const stepOf = (name: string) => steps.findIndex((step) => hasName(step, name));

  return {
    ...rest,
    form,
    frame,
    steps,
    at,
    isFree,
    isDirty,
    savesHere,
    pressed,
    goTo,
    show,
    stepOf,
    submit,
    stateOf,
  };
}
