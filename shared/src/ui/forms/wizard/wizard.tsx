import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { toPersianDigits } from '../../../format/digits';
import { m as formWords } from '../messages';
import { Button } from '../../controls/button';
import { ButtonLink } from '../../controls/button-link';
import { FormKitContext } from '../../controls/form-context';
import { ErrorSummary } from '../error-summary';
import { focusFirst } from '../form-controls';
import { FormRefusal } from '../form-refusal';
import { Fields, Notice } from '../form.styles';
import { Icon } from '../../controls/icon';
import { LeaveGuard } from '../leave-guard';
import { m } from './messages';
import { useWizard } from './use-wizard';
import { Foot, Frame, StepBody, StepHead } from './wizard.styles';
import { WizardSteps } from './wizard-steps';
import { submitByKeyboard } from '../submit-by-keyboard';

/** One step: some fields of the form. */
export interface WizardStep<Input extends FieldValues> {
  key: string;
  title: string;
  hint?: ReactNode;
  /** The fields that have to be right before one goes on. */
  names: readonly Path<Input>[];
  /**
   * The contract of these fields alone: rules between two fields are then judged before one goes on.
   * When it is missing, the contract of the whole judges the fields.
   */
  schema?: z.ZodType;
  /** Whether the step is there, for these values; always when missing. What was typed in it is kept and sent. */
  when?: (values: Input) => boolean;
  /** The fields themselves, of `fieldsOf`. */
  content: ReactNode;
}

interface Finish<Output> {
  /** Handed to `onSubmit`. */
  key: string;
  /** The contract of the whole for this finish: a draft may ask for less. `schema` of the wizard when missing. */
  schema?: z.ZodType<Output>;
  label: string;
}

type Cancel = { label: string; to: string } | { label: string; onClick: () => void };

interface Props<Input extends FieldValues, Output> {
  /** What the steps lead to; read aloud. */
  label: string;
  /** The contract of the whole. */
  schema: z.ZodType<Output, Input>;
  steps: readonly WizardStep<Input>[];
  initial?: Partial<Input>;
  /** The row being edited. */
  stored?: object;
  /** Every step is open, and one may save from each; so it is on editing unless told. */
  isFree?: boolean;
  /** A button that leaves without saving. */
  cancel?: Cancel;
  /** The buttons that save, the usual one first; on creation they stand at the last step. */
  finish: readonly [Finish<Output>, ...Finish<Output>[]];
  /** Saves, and usually leads elsewhere. What it throws is shown at the step and field it names. */
  onSubmit: (values: Output, finish: string) => unknown;
  /** What to say first when saving fails; the reason follows. */
  failed?: string;
  /** Keeps what is typed in this tab, across reloads and the end of a session. */
  draft?: string;
}

/**
 * A long form in steps. On creation one goes on when a step is right, and back at any time; on editing
 * all steps are open. Nothing typed is lost between steps. Enter and Ctrl+Enter press the first button;
 * the focus goes to the heading of the step, or to the first field that is wrong, wherever it is. Several
 * wrong fields are listed, and each leads to its step. A step is not left forwards while its files are
 * on their way.
 */
export function Wizard<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { label, finish, cancel } = props;
  const wizard = useWizard<Input, Output, WizardStep<Input>>(props);
  const { form, kit, isSaving, draft, frame, steps, at, isFree, isDirty, summary } = wizard;
  const { isSubmitting, errors } = form.formState;
  const progress = m.progress(toPersianDigits(at + 1), toPersianDigits(steps.length));

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
            onOpen={(index) => void wizard.goTo(index)}
          />
          {draft.restored && (
            <Notice role="status">
              <Icon name="history" size={16} />
              {formWords.draftRestored}
              <Button tone="quiet" size="small" onClick={draft.discard}>
                {formWords.discardDraft}
              </Button>
            </Notice>
          )}
          {summary.length > 0 && (
            <ErrorSummary
              fields={summary}
              onGo={(name) => {
                wizard.show(wizard.stepOf(name), 'heading');
                if (frame.current) focusFirst(frame.current, new Set([name]));
              }}
            />
          )}
          <StepHead>
            <p>{progress}</p>
            <h2 tabIndex={-1} aria-label={`${progress}: ${steps[at]?.title}`}>
              {steps[at]?.title}
            </h2>
            {steps[at]?.hint && <p>{steps[at].hint}</p>}
          </StepHead>
          {steps.map(({ key, content }, index) => (
            <StepBody key={key} data-step hidden={index !== at}>
              <Fields>{content}</Fields>
            </StepBody>
          ))}
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <Foot>
            {!wizard.savesHere && (
              <Button type="submit" tone="primary">
                {m.next}
              </Button>
            )}
            {wizard.savesHere &&
              finish.map(({ key, label: words }, index) => (
                <Button
                  key={key}
                  type="submit"
                  value={key}
                  tone={index === 0 ? 'primary' : 'secondary'}
                  busy={isSubmitting && wizard.pressed === key}
                >
                  {words}
                </Button>
              ))}
            {cancel && 'to' in cancel && <ButtonLink to={cancel.to}>{cancel.label}</ButtonLink>}
            {cancel && 'onClick' in cancel && (
              // Whether saving worked would never be said.
              <Button
                aria-disabled={isSubmitting || undefined}
                onClick={() => !isSubmitting && cancel.onClick()}
              >
                {cancel.label}
              </Button>
            )}
            <span>
              {at > 0 && (
                <Button tone="quiet" icon="previous-step" onClick={() => void wizard.goTo(at - 1)}>
                  {m.previous}
                </Button>
              )}
              {isFree && at < steps.length - 1 && (
                <Button tone="quiet" onClick={() => void wizard.goTo(at + 1)}>
                  {m.nextStep}
                  <Icon name="next-step" />
                </Button>
              )}
            </span>
          </Foot>
        </Frame>
        {isDirty && <LeaveGuard isSaving={isSaving} />}
      </FormKitContext>
    </FormProvider>
  );
}
