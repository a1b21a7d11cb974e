import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formatTime } from '../../format/date';
import { m } from './messages';
import { useWorkInProgress } from '../../session/work-in-progress';
import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';
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
import { alsoValue, focusFirst } from './form-controls';
import { FormRefusal } from './form-refusal';
import { Fields, Foot, Frame, Notice } from './form.styles';
import { Icon } from '../controls/icon';
import { lazyPart } from '../controls/lazy-part';
import { LeaveGuard } from './leave-guard';
import { prefillText, type Prefill } from './prefill';
import type { Edit } from './use-edit';
import { useKitForm } from './use-kit-form';
import { submitByKeyboard } from './submit-by-keyboard';

/** The record that is edited; a new one has none. */
type Stored =
  | { stored?: undefined; reload?: undefined }
  | {
      /**
       * The row with its `version`. A newer one replaces only what nobody has touched here; what both sides
       * changed is compared before it is saved.
       */
      stored: object | undefined;
      /** Reads the row anew, for the comparison: `mutate` of what it was read with. */
      reload: () => unknown;
    };

/** For fields that a section builds itself. */
export { useFormKit } from '../controls/form-context';
export type { Changes, Edit } from './use-edit';

interface OwnProps<Input extends FieldValues, Output> {
  /** The contract: it validates, and says which fields are required. */
  schema: z.ZodType<Output, Input>;
  /** What a new form begins with. */
  initial?: Partial<Input>;
  /** The words on the button that saves. */
  submit: string;
  /** What the button says while it saves, where a text gives it words of its own. */
  sending?: string;
  /** The words on a second button that saves as well, where two ways go on from there. */
  also?: string;
  /**
   * Saves, and usually leads elsewhere. An edit sends `changes`: the fields that were changed, with the
   * version that they are based on. What it throws is shown: `fields` of an ApiError beside the fields,
   * its message at the foot; everything typed stays. `edit.isAlso` when the button `also` was pressed.
   */
  onSubmit: (values: Output, edit: Edit<Input, Output>) => unknown;
  /** What to say first when saving fails; the reason follows. */
  failed?: string;
  cancel?: { label: string; to: string } | { label: string; onClick: () => void };
  /**
   * Keeps what is typed in this tab under this name for a day's work, across reloads and the end of a
   * session: for this person, this page with its record, and this `prefill`.
   */
  draft?: string;
  /**
   * What the form was opened with (`{ patient: 5 }`), by the names that the address has for it. Another
   * value is another form: it begins anew with a draft of its own, and leaving for it asks.
   */
  prefill?: Prefill;
  /** It only asks for something: what stands in it is nobody's work, and is left without a question. */
  isQuestion?: boolean;
  /** `none` inside a card or a dialog, which frame it already. */
  frame?: 'card' | 'none';
  /** What the foot says before its buttons: a summary of what is about to be saved. */
  foot?: ReactNode;
  children: ReactNode;
}

type Props<Input extends FieldValues, Output> = OwnProps<Input, Output> & Stored;

const StaleEdit = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "stale-edit" */ './stale-edit/stale-edit')).StaleEdit,
);

/**
 * Every form of the product: fields of `fieldsOf` inside, one way of validating, saving and failing.
 * Another record (by the `id` of `stored`) or another `prefill` begins a new one.
 */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { stored, draft, prefill } = props;
  const id = stored && 'id' in stored ? `:${String(stored.id)}` : '';
  const which = id + prefillText(prefill);
  return <OneForm key={which} {...props} draft={draft && draft + which} />;
}

function OneForm<Input extends FieldValues, Output>({
  submit,
  sending = submit,
  also,
  cancel,
  prefill,
  isQuestion = false,
  frame = 'card',
  foot,
  children,
  ...rest
}: Props<Input, Output>) {
  const { form, kit, send, isSaving, isWaiting, isHolding, summary, draft, meanwhile } =
    useKitForm(rest);
  const element = useRef<HTMLFormElement>(null);
  const { dirtyFields, errors } = form.formState;
  const isSubmitting = form.formState.isSubmitting || isWaiting;
  const isDirty = !isQuestion && (isHolding || Object.keys(dirtyFields).length > 0);
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
          {draft.restored && (
            <Notice role="status">
              <Icon name="history" size={16} />
              {m.draftRestored}
              {draft.at && <time dateTime={draft.at}>{m.atHour(formatTime(draft.at))}</time>}
              <Button tone="quiet" size="small" onClick={draft.discard}>
                {m.discardDraft}
              </Button>
            </Notice>
          )}
          {meanwhile.conflicts.length + meanwhile.adopted.length > 0 && (
            <StaleEdit {...meanwhile} />
          )}
          {summary.length > 0 && (
            <ErrorSummary
              fields={summary}
              onGo={(name) => element.current && focusFirst(element.current, new Set([name]))}
            />
          )}
          <Fields>{children}</Fields>
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <Foot>
            {foot}
            <Button type="submit" tone="primary" busy={isSubmitting}>
              {isSubmitting ? sending : submit}
            </Button>
            {also && (
              <Button type="submit" value={alsoValue} aria-disabled={isSubmitting || undefined}>
                {also}
              </Button>
            )}
            {cancel && 'to' in cancel && <ButtonLink to={cancel.to}>{cancel.label}</ButtonLink>}
            {cancel && 'onClick' in cancel && (
              // Whether saving worked would never be said.
              <Button
                aria-disabled={isSubmitting || undefined}
                onClick={() => {
                  if (isSubmitting) return;
                  draft.forget();
                  cancel.onClick();
                }}
              >
                {cancel.label}
              </Button>
            )}
          </Foot>
        </Frame>
        {isDirty && <LeaveGuard isSaving={isSaving} prefill={prefill} />}
      </FormKitContext>
    </FormProvider>
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
 * The fields, for forms of these values: a name that the values do not have does not compile. What few
 * forms need stands on its own in `ui/fields` and takes the values' type itself: `CardField`,
 * `CheckboxField`, `ComboboxField`, `ImageField`, `ItemsField`, `LevelsField`, `MessageTextField`,
 * `MultiSelectField`, `RadioField`, `ShebaField`, `SwitchField`.
 */
export function fieldsOf<Values>(): FieldKit<Values> {
  return fields;
}
