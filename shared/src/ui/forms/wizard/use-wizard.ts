import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useWorkInProgress } from '../../../session/work-in-progress';
import type { Edit } from '../edit-base';
import { useKitForm } from '../use-kit-form';
import { stepState } from './step-state';
import { useRevalidation } from './use-revalidation';
import { useStepNavigation } from './use-step-navigation';
import { useVisibleSteps } from './use-visible-steps';
import { hasName, wizardResolver, type ValidatedStep } from './wizard-resolver';

interface Step<Input extends FieldValues> extends ValidatedStep<Input> {
  key: string;
  when?: (values: Input) => boolean;
}

interface Finish<Output> {
  key: string;
  schema?: z.ZodType<Output>;
  isEarly?: boolean;
}

interface Options<Input extends FieldValues, Output, Known extends Step<Input>> {
  schema: z.ZodType<Output, Input>;
  steps: readonly Known[];
  initial?: Partial<Input>;
  stored?: object;
  reload?: () => unknown;
  isEveryStepOpen?: boolean;
  startAt?: string;
  finish: readonly [Finish<Output>, ...Finish<Output>[]];
  onSubmit: (values: Output, finish: string, edit: Edit<Input, Output>) => unknown;
  failed?: string;
  draft?: string;
}

/** If this many fields are wrong, they are listed: they may be in several steps. */
const listsFrom = 2;

/** The form of a wizard, with the contract of the button that was pressed last. */
function useWizardForm<Input extends FieldValues, Output, Known extends Step<Input>>(
  options: Options<Input, Output, Known>,
) {
  const { schema, finish, onSubmit } = options;
  const finishKeyRef = useRef(finish[0].key);
  const finishingRef = useRef(false);
  const kitForm = useKitForm<Input, Output>({
    ...options,
    listsFrom,
    // Made again for each validation: it depends on the button that was pressed last.
    resolver: (values, context, resolverOptions) => {
      const pressed = finish.find(({ key }) => key === finishKeyRef.current);
      const resolve = wizardResolver({
        whole: pressed?.schema ?? schema,
        steps: options.steps.filter(({ when }) => when?.(values) ?? true),
        isFinishing: finishingRef.current,
      });
      return resolve(values, context, resolverOptions);
    },
    onSubmit: (values, edit) => onSubmit(values, finishKeyRef.current, edit),
  });
  return { kitForm, finishKeyRef, finishingRef };
}

/** The state of a wizard: one form, its steps, the open step, and saving. */
export function useWizard<Input extends FieldValues, Output, Known extends Step<Input>>(
  options: Options<Input, Output, Known>,
) {
  const { finish } = options;
  const isEveryStepOpen = options.isEveryStepOpen ?? options.stored !== undefined;
  const { kitForm, finishKeyRef, finishingRef } = useWizardForm(options);
  const { form, send, blockReasons, isBlocked, ...rest } = kitForm;
  const [pressed, setPressed] = useState(finish[0].key);
  const steps = useVisibleSteps(form, options.steps);
  const isDirty = isBlocked || Object.keys(form.formState.dirtyFields).length > 0;
  const { errors } = form.formState;
  useWorkInProgress(isDirty, form.formState.isSubmitting, rest.draft.forget);
  useRevalidation(form);

  const frame = useRef<HTMLFormElement>(null);
  const { startAt } = options;
  const navigation = useStepNavigation({
    ...{ form, frame, steps, startAt, isEveryStepOpen, blockReasons },
  });
  const { current, passed, show } = navigation;
  const canFinish = isEveryStepOpen || current === steps.length - 1;
  const goTo = (index: number) => {
    // From now on the contracts of the steps count again, also after a draft was refused, which needs less.
    finishingRef.current = false;
    return navigation.goTo(index);
  };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    finishingRef.current = true;
    await send(event);
    const isWrong = ({ names }: Step<Input>) =>
      names.some((name) => form.getFieldState(name).invalid);
    const wrong = steps.findIndex(isWrong);
    if (wrong >= 0 && frame.current) show(wrong, 'mistake');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return undefined;
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const key = submitter?.getAttribute('value') ?? '';
    const isEarly = finish.some((button) => button.key === key && button.isEarly);
    if (canFinish || isEarly) {
      finishKeyRef.current = key || finish[0].key;
      setPressed(finishKeyRef.current);
      return void save(event);
    }
    event.preventDefault();
    event.stopPropagation();
    return void goTo(current + 1);
  };

  return {
    ...rest,
    ...{ form, frame, steps, current, isEveryStepOpen, isDirty, canFinish, pressed },
    ...{ goTo, show, submit },
    stateOf: (index: number) =>
      stepState(steps, index, { current, passed, isEveryStepOpen, errors }),
    /** The index of the step that contains the field. */
    stepOf: (name: string) => steps.findIndex((step) => hasName(step, name)),
  };
}
