import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { NamedInput } from '../../contracts/named';
import { common } from '../../messages';
import { clearDraft } from '../../session/draft-store';
import { toast } from '../overlays/toast';
import type { Changes, Edit } from './edit-base';
import { fieldsOf, Form } from './form';
import { m } from './messages';
import { Place } from './named-list-editor.styles';

interface Props<Row, Input extends FieldValues, Output> {
  title: string;
  schema: z.ZodType<Output, Input>;
  nameLabel?: string;
  withEnglish?: boolean;
  fields?: ReactNode | ((row: Row | undefined) => ReactNode);
  initial?: Partial<Input>;
  saved?: string;
  edited?: string;
  failed?: string;
  onSaved?: () => unknown;
  /** The row that is edited; missing for a new one. */
  row?: Row;
  save: (input: Output | Changes<Output>, id?: number) => Promise<unknown>;
  reload: () => unknown;
  /** Called when the form is cancelled, and after an edit is saved. */
  onClose: () => void;
  /** Called after saving, before `onSaved`. */
  onDone: () => void;
}

const { TextField } = fieldsOf<NamedInput>();

/** The form of one item of NamedListEditor. Its first field gets the focus. */
export function NamedListForm<Row extends { id: number }, Input extends FieldValues, Output>(
  props: Props<Row, Input, Output>,
) {
  const { title, schema, fields, initial, failed, onSaved, row, save, reload } = props;
  const {
    nameLabel = m.name,
    withEnglish = false,
    saved = m.saved,
    edited = saved,
    onClose,
    onDone,
  } = props;
  const draft = `list-${title}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    [],
  );

  const submit = async (input: Output, { changes }: Edit<Input, Output>) => {
    await save(row ? changes : input, row?.id);
    toast.success(row ? edited : saved);
    if (row) onClose();
    // A new form is shown at once; it must not begin with the draft of this one.
    else clearDraft(draft);
    onDone();
    await onSaved?.();
  };

  return (
    <Place ref={place}>
      <Form
        frame="none"
        schema={schema}
        initial={initial}
        stored={row}
        reload={reload}
        submit={common.save}
        failed={failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={draft}
        onSubmit={submit}
      >
        {(typeof fields === 'function' ? fields(row) : fields) ?? (
          <TextField name="name" label={nameLabel} />
        )}
        {!fields && withEnglish && <TextField name="name_en" label={m.nameEn} kind="username" />}
      </Form>
    </Place>
  );
}
