import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Edit } from './edit-base';
import { knownPart, schemaResolver } from './schema-resolver';
import { useDraft } from './use-draft';
import { useEdit } from './use-edit';
import { useFields } from './use-fields';
import { useFormErrors } from './use-form-errors';
import { useSavingFlag } from './use-saving-flag';
import { useSubmit } from './use-submit';

interface Options<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  initial?: Partial<Input>;
  stored?: object;
  reload?: () => unknown;
  onSubmit: (values: Output, edit: Edit<Input, Output>) => unknown;
  failed?: string;
  draft?: string;
  /** Validates instead of the contract alone: a wizard has a contract for each step. */
  resolver?: Resolver<Input, unknown, Output>;
  /** How many wrong fields are listed at the top of the form. */
  listsFrom?: number;
}

/** The state of a form: values, validation, saving, errors, comparison with newer records, drafts. */
export function useKitForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { schema, initial, stored, reload, onSubmit, failed } = options;
  const start = { ...initial, ...(stored && knownPart(schema, stored)) } as Input;
  const form = useForm<Input, unknown, Output>({
    resolver: options.resolver ?? schemaResolver(schema),
    defaultValues: start as DefaultValues<Input>,
    shouldFocusError: false,
  });
  const saving = useSavingFlag();
  const { isSaving } = saving;
  const fields = useFields(schema, isSaving);
  const edit = useEdit(form, schema, stored, isSaving);
  const draft = useDraft(form, options.draft, fields.isExcludedFromDrafts, edit);
  const { showErrors, summary } = useFormErrors(form, fields.hasField, options.listsFrom);
  const { send, sendFrom, isWaiting, ...comparison } = useSubmit({
    ...{ form, saving, fields, edit, showErrors, onSubmit, reload, failed },
    forgetDraft: draft.forget,
  });

  const discard = () => {
    draft.forget();
    form.reset(start);
    edit.startOver();
  };
  return {
    form,
    kit: fields.kit,
    send,
    sendFrom,
    isSaving,
    blockReasons: fields.blockReasons,
    /** Whether uploads are running or have failed. */
    isBlocked: fields.isBlocked,
    /** Whether it was sent and waits for requests that fill its fields. */
    isWaiting,
    summary,
    /** What others changed, the attempt that was refused for it, and how to settle it. */
    meanwhile: {
      ...edit.meanwhile,
      ...comparison,
      descriptionOf: fields.descriptionOf,
      dismiss: edit.dismiss,
    },
    draft: { restored: draft.restored, at: draft.restoredAt, forget: draft.forget, discard },
  };
}
