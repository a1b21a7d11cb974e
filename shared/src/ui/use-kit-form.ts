import { useCallback, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../api/api-error';
import type { WrongField } from './error-summary';
import { failureText } from './failure-text';
import { focusFirst, wrongFields, type FieldsElement } from './form-controls';
import type { FormKit } from './form-context';
import { knownPart, messagesOf, schemaResolver, shapeOf } from './schema-resolver';
import { useDraft } from './use-draft';

interface Options<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>;
  initial?: Partial<Input>;
  stored?: object;
  onSubmit: (values: Output) => unknown;
  failed?: string;
  draft?: string;
}

/** From this many on, what is wrong is listed at the head of the form. */
const many = 3;

/** Without it a reset would keep what was typed, as a fresher row must. */
const takeOver = { keepDirtyValues: false };

/** The inside of Form: values, judgement, saving, refusals, drafts. */
export function useKitForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { schema, initial, stored, onSubmit } = options;
  const start = { ...initial, ...(stored && knownPart(schema, stored)) } as Input;
  const form = useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: start as DefaultValues<Input>,
    values: stored ? start : undefined,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const saving = useRef(false);
  const isSaving = useCallback(() => saving.current, []);
  const { kit, isSecret, isPlaced, holdUps } = useKit(schema);
  const draft = useDraft(form, options.draft, isSecret);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);

  const refuse = (messages: Record<string, string>, atFoot: string, element: FieldsElement) => {
    const placed = Object.entries(messages).filter(([name]) => isPlaced(name));
    const others = Object.entries(messages).filter(([name]) => !isPlaced(name));
    for (const [name, message] of placed) form.setError(name as Path<Input>, { message });
    const message = [atFoot, ...others.map(([, text]) => text)].filter(Boolean).join(' ');
    if (message) form.setError('root', { message });
    const names = new Set(placed.map(([name]) => name));
    setWrong(names.size < many ? [] : wrongFields(element, names));
    focusFirst(element, names);
  };

  const save = async (values: Output, element: FieldsElement) => {
    try {
      await onSubmit(values);
      draft.forget();
      // Still here: what is saved is no longer unsaved.
      form.reset(form.getValues(), takeOver);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
      refuse(fields, failureText(options.failed, error.message), element);
    }
  };

  const sendFrom = async (element: FieldsElement) => {
    if (saving.current) return;
    const held = holdUps();
    if (Object.keys(held).length > 0) return refuse(held, '', element);
    saving.current = true;
    const judge = form.handleSubmit(
      (values) => save(values, element),
      (errors) => refuse(messagesOf(errors), '', element),
    );
    await judge().finally(() => (saving.current = false));
  };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    return sendFrom(event.currentTarget);
  };

  const discard = () => {
    draft.forget();
    form.reset(start, takeOver);
  };
  // What has been put right meanwhile is no longer listed.
  const summary = wrong.filter(({ name }) => get(form.formState.errors, name) !== undefined);
  return {
    form,
    kit,
    send,
    sendFrom,
    isSaving,
    summary,
    draft: { restored: draft.restored, at: draft.restoredAt, discard },
  };
}

function useKit(schema: z.ZodType) {
  const names = useRef(new Map<string, number>());
  const secrets = useRef(new Set<string>());
  const held = useRef(new Map<string, string>());

  const kit = useMemo<FormKit>(() => {
    const shape = shapeOf(schema);
    return {
      isRequired: (name) => shape?.[name]?.safeParse(undefined).success === false,
      announce: (name) => {
        names.current.set(name, (names.current.get(name) ?? 0) + 1);
        return () => {
          names.current.set(name, (names.current.get(name) ?? 1) - 1);
        };
      },
      keepSecret: (name) => {
        secrets.current.add(name);
      },
      hold: (name, reason) => {
        if (reason) held.current.set(name, reason);
        else held.current.delete(name);
      },
    };
  }, [schema]);

  return {
    kit,
    isSecret: useCallback((name: string) => secrets.current.has(name), []),
    isPlaced: (name: string) => (names.current.get(name) ?? 0) > 0,
    holdUps: () => Object.fromEntries(held.current),
  };
}
