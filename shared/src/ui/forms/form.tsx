import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useWorkInProgress } from '../../session/work-in-progress';
import { Button } from '../controls/button';
import { CancelButton, type Cancel } from './cancel-button';
import { ChangedMeanwhile } from './changed-meanwhile';
import { DraftNotice } from './draft-notice';
import type { Edit } from './edit-base';
import { ErrorSummary } from './error-summary';
import { AttachmentsField } from '../fields/attachments-field';
import { CheckboxGroupField } from '../fields/checkbox-group-field';
import { CodeField } from '../fields/code-field';
import { DateField } from '../fields/date-field';
import { DigitsField } from '../fields/digits-field';
import { MobileField } from '../fields/mobile-field';
import { MoneyField } from '../fields/money-field';
import { NationalCodeField } from '../fields/national-code-field';
import { PasswordField } from '../fields/password-field';
import { QuantityField } from '../fields/quantity-field';
import { SelectField } from '../fields/select-field';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';
import { FormKitContext } from '../controls/form-context';
import { focusFirst, secondSubmitValue } from './form-controls';
import { FormRefusal } from './form-refusal';
import { Fields, Foot, Frame } from './form.styles';
import { LeaveGuard } from './leave-guard';
import { prefillText, type Prefill } from './prefill';
import { useKitForm } from './use-kit-form';
import { submitByKeyboard } from './submit-by-keyboard';

/** The record that is edited; a new one has none. */
export type Stored =
  | { stored?: undefined; reload?: undefined }
  | {
      /**
       * The row with its `version`. A newer row replaces only fields that the user has not changed; if both
       * sides changed a field, the user chooses a value before it is saved.
       */
      stored: object | undefined;
      /** Reads the row again for that comparison: the `mutate` of its `useSWR`. */
      reload: () => unknown;
    };

/** For fields that a section builds itself. */
export { useFormKit } from '../controls/form-context';
export type { Changes, Edit } from './edit-base';

interface OwnProps<Input extends FieldValues, Output> {
  /** The contract: it validates the values and says which fields are required. */
  schema: z.ZodType<Output, Input>;
  /** The values of a new form. */
  initial?: Partial<Input>;
  /** The text of the button that saves. */
  submit: string;
  /** The text of that button during saving, if the product texts give one. */
  submitting?: string;
  /** The text of a second button that saves too, if there are two ways to go on after saving. */
  secondSubmit?: string;
  /**
   * Saves, and usually opens another page. An edit sends `edit.changes`: the fields that were changed, with
   * the version that they are based on. If it throws, the error is shown: `fields` of an ApiError below the
   * fields, its message at the foot; everything typed stays. `edit.isSecondSubmit` if the second button was
   * pressed.
   */
  onSubmit: (values: Output, edit: Edit<Input, Output>) => unknown;
  /** The beginning of the message if saving fails; the reason follows. */
  failed?: string;
  cancel?: Cancel;
  /**
   * The name under which typed values are kept in this tab for a working day. They survive reloads and the
   * end of a session, and belong to this user, this page with its record, and this `prefill`.
   */
  draft?: string;
  /**
   * What the address fills in (`{ patient: 5 }`), by the names of its parameters. With another value the
   * form begins anew with a draft of its own; if values are unsaved, the user is asked first.
   */
  prefill?: Prefill;
  /** Whether the form only asks for something: leaving it loses no work, so the user is not asked. */
  isQuestion?: boolean;
  /** `none` inside a card or a dialog, which already have a frame. */
  frame?: 'card' | 'none';
  /** Shown before the buttons, such as a summary of what will be saved. */
  foot?: ReactNode;
  children: ReactNode;
}

type Props<Input extends FieldValues, Output> = OwnProps<Input, Output> & Stored;

/**
 * A form: its children are fields of `fieldsOf`. All forms validate, save and show errors in the same way.
 * With another record (the `id` of `stored`) or another `prefill` the form begins again.
 */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { stored, draft, prefill } = props;
  const id = stored && 'id' in stored ? `:${String(stored.id)}` : '';
  const identity = id + prefillText(prefill);
  return <OneForm key={identity} {...props} draft={draft && draft + identity} />;
}

function OneForm<Input extends FieldValues, Output>({
  submit,
  submitting = submit,
  secondSubmit,
  cancel,
  prefill,
  isQuestion = false,
  frame = 'card',
  foot,
  children,
  ...rest
}: Props<Input, Output>) {
  const { form, kit, send, isSaving, isWaiting, isBlocked, ...state } = useKitForm(rest);
  const { summary, draft, meanwhile } = state;
  const element = useRef<HTMLFormElement>(null);
  const { dirtyFields, errors } = form.formState;
  const isSubmitting = form.formState.isSubmitting || isWaiting;
  const isDirty = !isQuestion && (isBlocked || Object.keys(dirtyFields).length > 0);
  useWorkInProgress(isDirty, isSubmitting, draft.forget);

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <Frame
          ref={element}
          noValidate
          aria-busy={isSubmitting}
          $framed={frame === 'card'}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
          onKeyDown={submitByKeyboard}
        >
          {draft.restored && <DraftNotice at={draft.at} onDiscard={draft.discard} />}
          <ChangedMeanwhile {...meanwhile} />
          {summary.length > 0 && (
            <ErrorSummary
              fields={summary}
              onGo={(name) => element.current && focusFirst(element.current, new Set([name]))}
            />
          )}
          <Fields>{children}</Fields>
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <Foot data-form-foot>
            {foot}
            <SubmitButtons {...{ submit, submitting, secondSubmit, isSubmitting }} />
            {cancel && (
              <CancelButton cancel={cancel} isSaving={isSubmitting} onCancel={draft.forget} />
            )}
          </Foot>
        </Frame>
        {isDirty && <LeaveGuard isSaving={isSaving} prefill={prefill} />}
      </FormKitContext>
    </FormProvider>
  );
}

interface SubmitButtonsProps {
  submit: string;
  submitting: string;
  secondSubmit?: string;
  isSubmitting: boolean;
}

function SubmitButtons({ submit, submitting, secondSubmit, isSubmitting }: SubmitButtonsProps) {
  return (
    <>
      <Button type="submit" tone="primary" busy={isSubmitting}>
        {isSubmitting ? submitting : submit}
      </Button>
      {secondSubmit && (
        <Button type="submit" value={secondSubmitValue} aria-disabled={isSubmitting || undefined}>
          {secondSubmit}
        </Button>
      )}
    </>
  );
}

const fields = {
  AttachmentsField,
  CheckboxGroupField,
  CodeField,
  DateField,
  DigitsField,
  MobileField,
  MoneyField,
  NationalCodeField,
  PasswordField,
  QuantityField,
  SelectField,
  TextAreaField,
  TextField,
};

type Kit = typeof fields;
type FieldKit<Values> = {
  [Name in keyof Kit]: (
    props: Omit<Parameters<Kit[Name]>[0], 'name'> & { name: Extract<keyof Values, string> },
  ) => ReactNode;
};

/**
 * The fields for a form with these values: only names of the values compile. Fields that few forms need are
 * imported from `ui/fields` and take the type of the values themselves: `CardField`,
 * `CheckboxField`, `ComboboxField`, `ImageField`, `ItemsField`, `LevelsField`, `MessageTextField`,
 * `MultiSelectField`, `RadioField`, `ShebaField`, `SwitchField`.
 */
export function fieldsOf<Values>(): FieldKit<Values> {
  return fields;
}
