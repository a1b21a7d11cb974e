import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error';
import { keepKeysWhileSaving } from '../../api/pending-requests';
import { staleCode, staleText, type StaleDetails } from '../../contracts/versions';
import { failureText } from '../controls/failure-text';
import type { ChangedMeanwhile, Edit } from './edit-base';
import type { Difference } from './edit-merge';
import { secondSubmitValue, type FieldsElement } from './form-controls';
import { messagesOf } from './schema-resolver';
import type { useEdit } from './use-edit';
import type { useFields } from './use-fields';
import type { useFormErrors } from './use-form-errors';
import type { useSavingFlag } from './use-saving-flag';

interface Options<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  saving: ReturnType<typeof useSavingFlag>;
  fields: ReturnType<typeof useFields>;
  edit: ReturnType<typeof useEdit<Input, Output>>;
  showErrors: ReturnType<typeof useFormErrors>['showErrors'];
  forgetDraft: () => void;
  onSubmit: (values: Output, edit: Edit<Input, Output>) => unknown;
  reload?: () => unknown;
  failed?: string;
}

/** An attempt to save that was refused because the record was changed meanwhile. */
interface StaleAttempt {
  details: StaleDetails;
  element: FieldsElement;
}

/** The details of such a refusal; undefined for other errors. */
function staleDetailsOf(error: Error): StaleDetails | undefined {
  if (!(error instanceof ApiError) || error.body.code !== staleCode) return undefined;
  return error.body.details as StaleDetails | undefined;
}

/** Whether the second button was pressed. Enter and Ctrl+Enter press the first. */
function isBySecondButton({ nativeEvent }: SubmitEvent): boolean {
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  return submitter?.getAttribute('value') === secondSubmitValue;
}

/** Saves a form: validates, calls `onSubmit`, shows errors, and compares with a record that was changed meanwhile. */
export function useSubmit<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { form, saving, fields, edit, showErrors, failed } = options;
  // Kept for saving again after a comparison: the user pressed the button once.
  const isSecondSubmit = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [stale, setStale] = useState<StaleAttempt | null>(null);

  const sendFrom = async (element: FieldsElement): Promise<void> => {
    if (saving.isSaving()) return;
    const blocked = fields.blockReasons();
    if (Object.keys(blocked).length > 0) return showErrors(blocked, '', element);
    saving.begin();
    if (fields.isAwaiting()) {
      setWaiting(true);
      await fields.untilFilled();
      setWaiting(false);
    }
    let details: StaleDetails | undefined;
    const validateAndSave = form.handleSubmit(
      async (values) => {
        details = await save(options, values, isSecondSubmit.current, element);
      },
      (errors) => showErrors(messagesOf(errors), '', element),
    );
    await validateAndSave().finally(saving.end);
    const changed = await edit.endAttempt();
    if (details) await compare({ details, element }, changed);
  };

  /** Shows what differs from the record that was changed meanwhile; saves again if no field of the form does. */
  const compare = (attempt: StaleAttempt, changed: ChangedMeanwhile): void | Promise<void> => {
    const { details, element } = attempt;
    if (changed.conflicts.length + changed.adopted.length > 0) return setStale(attempt);
    const isRead = (edit.baseVersion() ?? 0) >= details.version;
    if (isRead) return sendFrom(element);
    // The newer record could not be read.
    return showErrors({}, failureText(failed, staleText), element);
  };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // React also passes on the submit event of a form in a dialog inside this one.
    if (event.target !== event.currentTarget) return undefined;
    event.preventDefault();
    event.stopPropagation();
    if (!saving.isSaving()) isSecondSubmit.current = isBySecondButton(event);
    return sendFrom(event.currentTarget);
  };

  /** Takes the stored value for these differences, keeps what was typed for the others, and saves. */
  const settle = (given: readonly Difference[]) => {
    if (!stale) return;
    edit.settle(given, stale.details.version);
    setStale(null);
    void sendFrom(stale.element);
  };
  const postpone = () => setStale(null);
  return { send, sendFrom, isWaiting, stale: stale?.details ?? null, settle, postpone };
}

/** Saves valid values. Returns the details if the server refuses because the record was changed meanwhile. */
async function save<Input extends FieldValues, Output>(
  { onSubmit, reload, edit, showErrors, forgetDraft, failed }: Options<Input, Output>,
  values: Output,
  isSecondSubmit: boolean,
  element: FieldsElement,
): Promise<StaleDetails | undefined> {
  const forgetKeys = keepKeysWhileSaving();
  try {
    await onSubmit(values, { ...edit.editOf(values), isSecondSubmit });
    forgetDraft();
    // The form may stay on the page: what was saved no longer counts as unsaved.
    edit.afterSave();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const details = reload && staleDetailsOf(error);
    if (details) {
      await reload();
      return details;
    }
    const messages = error instanceof ApiError ? (error.body.fields ?? {}) : {};
    showErrors(messages, failureText(failed, error.message), element);
    return undefined;
  } finally {
    forgetKeys();
  }
}
