import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, get, useFormContext, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import type { z } from 'zod';
import { common } from '../../messages';
import { clearDraft } from '../../session/draft-store';
import { Button } from '../controls/button';
import { EntryChangedNotice } from './entry-changed-notice';
import type { FieldsElement } from './form-controls';
import { FieldNote } from '../fields/field-note';
import { useRegisterFields } from '../fields/use-register-fields';
import { FormKitContext, useFormKit } from '../controls/form-context';
import { FormRefusal } from './form-refusal';
import { Fields } from './form.styles';
import { isFromAbove } from './submit-by-keyboard';
import { useKitForm } from './use-kit-form';

interface Props<Input extends FieldValues, Output> {
  /** The name of the group. */
  title: string;
  /** The contract of one entry. */
  schema: z.ZodType<Output, Input>;
  initial?: Partial<Input>;
  /**
   * The entry of the list that is edited. If the list gets a newer one, its values replace those that the
   * user has not changed. If both sides changed a field, it keeps what was typed and a notice names it.
   */
  stored?: object;
  /** The text of the button that puts the entry into the list. */
  submit: string;
  onSubmit: (values: Output) => unknown;
  /** Leaves the entry as it was; missing if there is nothing to go back to. */
  onCancel?: () => void;
  /**
   * The field of the outer form that contains the list, and the message that is shown at this entry if the
   * outer form is sent while the entry is unfinished.
   */
  list: { name: string; unfinished: string };
  draft?: string;
  children: ReactNode;
}

/**
 * One entry of a list inside the form of a record. It has its own fields, which are validated when the
 * entry is put into the list, by its button or Enter. The outer form cannot be sent while an entry is
 * unfinished.
 */
export function EntryForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, submit, onSubmit, onCancel, list, children, ...options } = props;
  const id = useId();
  const group = useRef<FieldsElement & HTMLFieldSetElement>(null);
  const { form, kit, sendFrom, meanwhile } = useKitForm({
    ...options,
    onSubmit: (values: Output) => {
      // The next entry may be shown at once; it must not begin with the draft of this one.
      if (options.draft) clearDraft(options.draft);
      return onSubmit(values);
    },
  });
  const { dirtyFields, isSubmitting, errors } = form.formState;
  const name = `${list.name}.entry`;
  const isUnfinished = Object.keys(dirtyFields).length > 0;
  const unfinished = useUnfinishedEntry(name, isUnfinished ? list.unfinished : null);

  const send = () => void (group.current && sendFrom(group.current));
  const sendByEnter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (!isEnterInInput(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <Group ref={group} aria-labelledby={id} aria-busy={isSubmitting} onKeyDown={sendByEnter}>
          <b id={id}>{title}</b>
          <EntryChangedNotice {...meanwhile} />
          <Fields>{children}</Fields>
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <FieldNote id={id} error={unfinished} />
          <div>
            <Button
              icon="check"
              busy={isSubmitting}
              // The outer form focuses the control with this name if the entry is unfinished.
              name={name}
              aria-describedby={unfinished ? `${id}-note` : undefined}
              onClick={send}
            >
              {submit}
            </Button>
            {onCancel && (
              <Button tone="quiet" onClick={onCancel}>
                {common.cancel}
              </Button>
            )}
          </div>
        </Group>
      </FormKitContext>
    </FormProvider>
  );
}

/**
 * Keeps the outer form from being sent for this reason; null removes the reason.
 *
 * @returns the message to show at the entry, once sending was tried
 */
function useUnfinishedEntry(name: string, reason: string | null): string | undefined {
  const outer = useFormKit();
  const { clearErrors, formState } = useFormContext();
  useRegisterFields([name]);
  useEffect(() => {
    outer.setBlockReason(name, reason);
    if (reason === null) clearErrors(name);
    return () => outer.setBlockReason(name, null);
  }, [outer, name, reason, clearErrors]);
  return get(formState.errors, `${name}.message`) as string | undefined;
}

/** Whether Enter was pressed in a text input of the entry itself. */
function isEnterInInput(event: KeyboardEvent<HTMLFieldSetElement>): boolean {
  const { target, key, ctrlKey, metaKey, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || ctrlKey || metaKey || isFromAbove(event)) return false;
  return target instanceof HTMLInputElement && target.type !== 'file';
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  grid-column: 1 / -1;
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);

  > b {
    color: var(--accent);
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
