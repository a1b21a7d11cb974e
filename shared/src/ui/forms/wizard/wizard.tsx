import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { toPersianDigits } from '../../../format/digits';
import { FormKitContext } from '../../controls/form-context';
import type { Cancel } from '../cancel-button';
import { ChangedMeanwhile } from '../changed-meanwhile';
import { DraftNotice } from '../draft-notice';
import type { Edit } from '../edit-base';
import { ErrorSummary } from '../error-summary';
import type { Stored } from '../form';
import { focusFirst } from '../form-controls';
import { FormRefusal } from '../form-refusal';
import { Fields } from '../form.styles';
import { LeaveGuard } from '../leave-guard';
import { m } from './messages';
import { useWizard } from './use-wizard';
import { WizardFoot } from './wizard-foot';
import { Frame, StepBody, StepHead } from './wizard.styles';
import { WizardSteps } from './wizard-steps';
import { submitByKeyboard } from '../submit-by-keyboard';

/** One step: some fields of the form. */
export interface WizardStep<Input extends FieldValues> {
  key: string;
  title: string;
  hint?: ReactNode;
  /** The names of its fields, which must be right before the next step opens. */
  names: readonly Path<Input>[];
  /**
   * The contract of these fields alone, with rules between two of them, checked before the next step opens.
   * If it is missing, the contract of the whole validates the fields.
   */
  schema?: z.ZodType;
  /** Whether the step is shown for these values; missing if it always is. Values of a hidden step are kept and sent. */
  when?: (values: Input) => boolean;
  /** The fields, made with `fieldsOf`. */
  content: ReactNode;
}

interface Finish<Output> {
  /** Passed to `onSubmit`. */
  key: string;
  /** The contract of the whole for this button: a draft may need less. Missing for the `schema` of the wizard. */
  schema?: z.ZodType<Output>;
  label: string;
  /** Whether it is offered in every step, such as saving a draft; otherwise only in the last one. */
  isEarly?: boolean;
}

interface OwnProps<Input extends FieldValues, Output> {
  /** What the wizard is for; its name for screen readers. */
  label: string;
  /** The contract of the whole. */
  schema: z.ZodType<Output, Input>;
  steps: readonly WizardStep<Input>[];
  initial?: Partial<Input>;
  /** Whether all steps can be opened, and saved from, at any time; missing: only for an edit. */
  isEveryStepOpen?: boolean;
  /** The key of the step that is open at first, if every step is; missing for the first one. */
  startAt?: string;
  /** The button that leaves without saving. */
  cancel?: Cancel;
  /** The buttons that save, the usual one first. Unless every step is open, only the last step shows all of them. */
  finish: readonly [Finish<Output>, ...Finish<Output>[]];
  /**
   * Saves, and usually opens another page; `finish` is the key of the button. An edit sends `edit.changes`: the
   * fields that were changed, with the version that they are based on. If it throws, the error is shown at the step
   * and field it names.
   */
  onSubmit: (values: Output, finish: string, edit: Edit<Input, Output>) => unknown;
  /** The beginning of the message if saving fails; the reason follows. */
  failed?: string;
  /** The name under which typed values are kept in this tab, across reloads and the end of a session. */
  draft?: string;
}

type Props<Input extends FieldValues, Output> = OwnProps<Input, Output> & Stored;

/**
 * A long form in steps. A new record is filled in step by step: the next step opens when this one is right,
 * and going back is always possible. For an edit all steps are open. Values of all steps are kept. Enter and
 * Ctrl+Enter press the first button. The focus goes to the heading of the opened step, or to the first wrong
 * field in any step; if several fields are wrong, they are listed with a link to each. A step with a running
 * upload cannot be left forwards.
 */
export function Wizard<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { label, finish, cancel } = props;
  const wizard = useWizard<Input, Output, WizardStep<Input>>(props);
  const { form, kit, isSaving, draft, frame, steps, current, isDirty, summary, goTo } = wizard;
  const { isEveryStepOpen, canFinish, pressed } = wizard;
  const { isSubmitting, errors } = form.formState;
  const goToField = (name: string) => {
    wizard.show(wizard.stepOf(name), 'heading');
    if (frame.current) focusFirst(frame.current, new Set([name]));
  };

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <Frame
          ref={frame}
          noValidate
          aria-label={label}
          aria-busy={isSubmitting}
          onSubmit={wizard.submit}
          onKeyDown={submitByKeyboard}
        >
          <WizardSteps
            label={label}
            steps={steps.map((step, index) => ({ ...step, state: wizard.stateOf(index) }))}
            onOpen={(index) => void goTo(index)}
          />
          {draft.restored && <DraftNotice onDiscard={draft.discard} />}
          <ChangedMeanwhile {...wizard.meanwhile} />
          {summary.length > 0 && <ErrorSummary fields={summary} onGo={goToField} />}
          <Heading step={steps[current]} current={current} count={steps.length} />
          {steps.map(({ key, content }, index) => (
            <StepBody key={key} data-step hidden={index !== current}>
              <Fields>{content}</Fields>
            </StepBody>
          ))}
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <WizardFoot
            {...{ finish, cancel, current, isEveryStepOpen, canFinish, pressed }}
            count={steps.length}
            isSaving={isSubmitting}
            onStep={(index) => void goTo(index)}
          />
        </Frame>
        {isDirty && <LeaveGuard isSaving={isSaving} />}
      </FormKitContext>
    </FormProvider>
  );
}

interface HeadingProps {
  step: { title: string; hint?: ReactNode } | undefined;
  current: number;
  count: number;
}

/** The heading of the open step, with its number among all steps. */
function Heading({ step, current, count }: HeadingProps) {
  const progress = m.progress(toPersianDigits(current + 1), toPersianDigits(count));
  return (
    <StepHead>
      <p>{progress}</p>
      <h2 tabIndex={-1} aria-label={`${progress}: ${step?.title}`}>
        {step?.title}
      </h2>
      {step?.hint && <p>{step.hint}</p>}
    </StepHead>
  );
}
