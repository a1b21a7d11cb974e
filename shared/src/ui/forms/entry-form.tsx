import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, get, useFormContext, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import type { z } from 'zod';
import { common } from '../../messages';
import { clearDraft } from '../../session/draft-store';
import { Button } from '../controls/button';
import { EntryNews } from './entry-news';
import type { FieldsElement } from './form-controls';
import { FieldNote } from '../fields/field-note';
import { usePlaces } from '../fields/use-places';
import { FormKitContext, useFormKit } from '../controls/form-context';
import { FormRefusal } from './form-refusal';
import { Fields } from './form.styles';
import { isFromAbove } from './submit-by-keyboard';
import { useKitForm } from './use-kit-form';

interface Props<Input extends FieldValues, Output> {
  /** Names the group. */
  title: string;
  /** The contract of one entry. */
  schema: z.ZodType<Output, Input>;
  initial?: Partial<Input>;
  /**
   * The entry of the list that is edited. When the list gets a newer one, its values replace what nobody
   * has touched here; what both sides changed stays as typed and is named.
   */
  stored?: object;
  /** The words on the button that puts the entry into the list. */
  submit: string;
  onSubmit: (values: Output) => unknown;
  /** Leaves the entry as it was; missing where there is nothing to go back to. */
  onCancel?: () => void;
  /**
   * The field of the form around that holds the list, and what is said here when that form is sent while
   * an entry is half filled.
   */
  holds: { name: string; reason: string };
  draft?: string;
  children: ReactNode;
}

/**
 * One entry of a list inside the form of the record: fields of their own, judged when the entry is put
 * into the list. Enter does that; the form around cannot be sent while an entry is half filled.
 */
export function EntryForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, submit, onSubmit, onCancel, holds, children, ...options } = props;
  const outer = useFormKit();
  const id = useId();
  const group = useRef<FieldsElement & HTMLFieldSetElement>(null);
  const putInto = (values: Output) => {
    // The next entry begins at once, and not with what this one kept.
    if (options.draft) clearDraft(options.draft);
    return onSubmit(values);
  };
  const { form, kit, sendFrom, meanwhile } = useKitForm({ ...options, onSubmit: putInto });
  const { dirtyFields, isSubmitting, errors } = form.formState;
  const isHalf = Object.keys(dirtyFields).length > 0;
  const { reason } = holds;
  const name = `${holds.name}.entry`;
  const { clearErrors, formState: outerState } = useFormContext();
  const held = get(outerState.errors, `${name}.message`) as string | undefined;
  usePlaces([name]);
  useEffect(() => {
    outer.hold(name, isHalf ? reason : null);
    if (!isHalf) clearErrors(name);
    return () => outer.hold(name, null);
  }, [outer, name, reason, isHalf, clearErrors]);

  const put = () => void (group.current && sendFrom(group.current));
  const putByEnter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || event.defaultPrevented || ctrlKey || metaKey || isFromAbove(event))
      return;
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
    event.preventDefault();
    put();
  };

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <Group ref={group} aria-labelledby={id} aria-busy={isSubmitting} onKeyDown={putByEnter}>
          <b id={id}>{title}</b>
          <EntryNews {...meanwhile} />
          <Fields>{children}</Fields>
          <FormRefusal message={errors.root?.message} isSaving={isSubmitting} />
          <FieldNote id={id} error={held} />
          <div>
            <Button
              icon="check"
              busy={isSubmitting}
              // The form around leads here when it is held up.
              name={name}
              aria-describedby={held ? `${id}-note` : undefined}
              onClick={put}
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
