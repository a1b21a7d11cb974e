import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { keepKeysWhileSaving } from '../../api/pending-requests';
import { errorTexts } from '../../contracts/error-texts';
import { staleCode, type StaleDetails } from '../../contracts/versions';
import type { Difference } from './edit-merge';
import type { WrongField } from './error-summary';
import { failureText } from '../controls/failure-text';
import { alsoValue, focusFirst, wrongFields, type FieldsElement } from './form-controls';
import { useFields } from './use-fields';
import { knownPart, messagesOf, schemaResolver } from './schema-resolver';
import { useDraft } from './use-draft';
import { useEdit, type ChangedMeanwhile, type Edit } from './use-edit';

interface Options<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  initial?: Partial<Input>;
  stored?: object;
  reload?: () => unknown;
  onSubmit: (values: Output, edit: Edit<Input, Output>) => unknown;
  failed?: string;
  draft?: string;
  /** Judges instead of the contract alone: a wizard has a contract for each step. */
  resolver?: Resolver<Input, unknown, Output>;
  /** From how many wrong fields on they are listed at the head. */
  listsFrom?: number;
}

/** From this many on, what is wrong is listed at the head of the form. */
const many = 3;

/** An attempt to save that was refused because the record was changed meanwhile. */
interface StaleAttempt {
  details: StaleDetails;
  element: FieldsElement;
}

/** The details of a refusal that says that the record was changed meanwhile. */
function staleDetailsOf(error: Error): StaleDetails | undefined {
  if (!(error instanceof ApiError) || error.body.code !== staleCode) return undefined;
  return error.body.details as StaleDetails | undefined;
}

/** Whether the second button was pressed: Enter and Ctrl+Enter press the first. */
function isByAlso({ nativeEvent }: SubmitEvent): boolean {
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  return submitter?.getAttribute('value') === alsoValue;
}

/** The inside of Form: values, validation, saving, refusals, comparison with newer records, drafts. */
export function useKitForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { schema, initial, stored, reload, onSubmit } = options;
  const start = { ...initial, ...(stored && knownPart(schema, stored)) } as Input;
  const form = useForm<Input, unknown, Output>({
    resolver: options.resolver ?? schemaResolver(schema),
    defaultValues: start as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const saving = useRef(false);
  // Which of two buttons was pressed; saving again after a comparison is the same wish.
  const isAlso = useRef(false);
  const isSaving = useCallback(() => saving.current, []);
  const { kit, isSecret, isPlaced, aboutOf, holdUps, isHolding, isAwaiting, untilFilled } =
    useFields(schema, isSaving);
  const [isWaiting, setWaiting] = useState(false);
  const edit = useEdit(form, schema, stored, saving);
  const draft = useDraft(form, options.draft, isSecret, edit);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const [stale, setStale] = useState<StaleAttempt | null>(null);

  const refuse = (messages: Record<string, string>, atFoot: string, element: FieldsElement) => {
    const placed = Object.entries(messages).filter(([name]) => isPlaced(name));
    const others = Object.entries(messages).filter(([name]) => !isPlaced(name));
    for (const [name, message] of placed) form.setError(name as Path<Input>, { message });
    const message = [atFoot, ...others.map(([, text]) => text)].filter(Boolean).join(' ');
    if (message) form.setError('root', { message });
    const names = new Set(placed.map(([name]) => name));
    setWrong(names.size < (options.listsFrom ?? many) ? [] : wrongFields(element, names));
    focusFirst(element, names);
  };

  /** Answers the details of a refusal that says that the record was changed meanwhile. */
  const save = async (
    values: Output,
    element: FieldsElement,
  ): Promise<StaleDetails | undefined> => {
    const forgetKeys = keepKeysWhileSaving();
    try {
      await onSubmit(values, { ...edit.editOf(values), isAlso: isAlso.current });
      draft.forget();
      // The form may still be there: what is saved is no longer unsaved.
      edit.saved();
      return undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const details = reload && staleDetailsOf(error);
      if (details) {
        await reload();
        return details;
      }
      const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
      refuse(fields, failureText(options.failed, error.message), element);
      return undefined;
    } finally {
      forgetKeys();
    }
  };

  const sendFrom = async (element: FieldsElement): Promise<void> => {
    if (saving.current) return;
    const held = holdUps();
    if (Object.keys(held).length > 0) return refuse(held, '', element);
    saving.current = true;
    if (isAwaiting()) {
      setWaiting(true);
      await untilFilled();
      setWaiting(false);
    }
    let details: StaleDetails | undefined;
    const judge = form.handleSubmit(
      async (values) => {
        details = await save(values, element);
      },
      (errors) => refuse(messagesOf(errors), '', element),
    );
    await judge().finally(() => (saving.current = false));
    const changed = await edit.ended();
    if (details) await compare({ details, element }, changed);
  };

  /** An edit was refused because the record was changed meanwhile: shows what differs, if anything does. */
  const compare = (attempt: StaleAttempt, changed: ChangedMeanwhile): void | Promise<void> => {
    const { details, element } = attempt;
    if (changed.conflicts.length + changed.adopted.length > 0) return setStale(attempt);
    const isKnown = (edit.baseVersion() ?? 0) >= details.version;
    // What was changed is on no field of this form: the edit stands as it is.
    if (isKnown) return sendFrom(element);
    // The newer record could not be read.
    refuse({}, failureText(options.failed, errorTexts.stale), element);
  };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // React hands on the submit of a form in a dialog as well.
    if (event.target !== event.currentTarget) return undefined;
    event.preventDefault();
    event.stopPropagation();
    if (!saving.current) isAlso.current = isByAlso(event);
    return sendFrom(event.currentTarget);
  };

  const discard = () => {
    draft.forget();
    form.reset(start);
    edit.startOver();
  };
  const { conflicts, adopted } = edit.meanwhile;
  // What has been put right meanwhile is no longer listed.
  const summary = wrong.filter(({ name }) => get(form.formState.errors, name) !== undefined);
  return {
    form,
    kit,
    send,
    sendFrom,
    isSaving,
    holdUps,
    /** Files are on their way, or did not get there. */
    isHolding,
    /** It was sent and waits for what fills its fields. */
    isWaiting,
    summary,
    /** What others changed, and the refused attempt that has to be settled. */
    meanwhile: {
      conflicts,
      adopted,
      aboutOf,
      stale: stale?.details ?? null,
      dismiss: edit.dismiss,
      /** Goes back to the form without saving. */
      postpone: () => setStale(null),
      /** Takes the stored state for these differences, keeps what is typed for the others, and saves. */
      settle: (given: readonly Difference[]) => {
        if (!stale) return;
        edit.settle(given, stale.details.version);
        setStale(null);
        void sendFrom(stale.element);
      },
    },
    draft: { restored: draft.restored, at: draft.restoredAt, forget: draft.forget, discard },
  };
}
