import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SWRResponse } from 'swr';
import type { z } from 'zod';
import type { Page } from '../../contracts/lists';
import type { NamedInput } from '../../contracts/named';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { clearDraft } from '../../session/draft-store';
import { WorkScope } from '../../session/work-in-progress';
import { m } from './messages';
import { Button } from '../controls/button';
import { Card } from '../views/card';
import { fieldsOf, Form } from './form';
import { Adding, Place, Rows } from './named-list-editor.styles';
import { Ltr } from '../controls/ltr';
import { EmptyView, ErrorView, LoadingView } from '../views/state-views';
import { toast } from '../overlays/toast';
import type { Changes, Edit } from './use-edit';
import { useGiveUp } from '../overlays/use-give-up';

/** What the card needs of a resource made with createResource. */
interface ListResource<Row, Output> {
  useAll: () => SWRResponse<Page<Row>, Error>;
  useSave: () => (input: Output | Changes<Output>, id?: number) => Promise<unknown>;
}

interface Props<Row, Input extends FieldValues, Output> {
  title: string;
  resource: ListResource<Row, Output>;
  schema: z.ZodType<Output, Input>;
  /** The words for the name, such as 'category name'. */
  nameLabel?: string;
  hint?: string;
  /** Whether the English name is asked for. */
  withEnglish?: boolean;
  /** The fields of what is more than a name: a role with its description, a price with its kind. */
  fields?: ReactNode;
  /** What a new one begins with. */
  initial?: Partial<Input>;
  /** How a row is called; by its name unless told. */
  nameOf?: (row: Row) => string;
  /** Said after saving. */
  saved?: string;
  /** What to say first when saving fails; the server's reason follows. */
  failed?: string;
  /** Where the texts lead elsewhere after saving. */
  onSaved?: () => unknown;
  /** Someone who may only read sees the names alone. */
  readOnly?: boolean;
}

const { TextField } = fieldsOf<NamedInput>();

/**
 * A card of the settings screens: a list of names, each with its form, and a form for another one. Serves
 * all seven of the texts; roles and prices bring their own fields.
 */
export function NamedListEditor<
  Row extends { id: number; name?: string; name_en?: string | null },
  Input extends FieldValues,
  Output,
>({
  title,
  resource,
  schema,
  hint,
  nameLabel = m.name,
  withEnglish = false,
  fields,
  initial,
  nameOf = ({ name = '' }) => name,
  saved = m.saved,
  failed,
  onSaved,
  readOnly = false,
}: Props<Row, Input, Output>) {
  const { data, error, mutate } = resource.useAll();
  const save = resource.useSave();
  const [open, setOpen] = useState<number | 'new'>();
  // A new form for every item and after every save: nothing of the last one is left in it.
  const [round, setRound] = useState(0);
  // Asked before another form takes the place of one with something typed in it.
  const { scope, giveUp, question } = useGiveUp();
  const id = useId();
  const openerOf = (which: number | 'new') => `${id}-${which}`;
  const rows = data?.data ?? [];
  const draft = `list-${title}`;

  const toggle = (which: number | 'new') =>
    giveUp(() => setOpen(open === which ? undefined : which));
  const close = (which: number | 'new') => {
    setOpen(undefined);
    document.getElementById(openerOf(which))?.focus();
  };

  const formOf = (which: number | 'new', row?: Row) => {
    const submit = async (input: Output, { changes }: Edit<Input, Output>) => {
      await save(row ? changes : input, row?.id);
      toast.success(saved);
      if (row) close(which);
      // The next one begins empty, and not with what this one kept.
      else clearDraft(draft);
      setRound(round + 1);
      await onSaved?.();
    };
    return (
      <FormPlace key={`${which} ${round}`}>
        <Form
          frame="none"
          schema={schema}
          initial={initial}
          stored={row}
          reload={mutate}
          submit={common.save}
          failed={failed}
          cancel={{ label: common.cancel, onClick: () => close(which) }}
          draft={draft}
          onSubmit={submit}
        >
          {fields ?? <TextField name="name" label={nameLabel} />}
          {!fields && withEnglish && <TextField name="name_en" label={m.nameEn} kind="username" />}
        </Form>
      </FormPlace>
    );
  };

  return (
    <Card title={title} hint={hint}>
      {error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data?.data.length === 0 && <EmptyView icon="tags" title={m.noItems} />}
      <WorkScope value={scope}>
        {rows.length > 0 && (
          <Rows aria-label={title} tabIndex={readOnly ? 0 : undefined}>
            {rows.map((row) => {
              const name = formatText(nameOf(row));
              return (
                <li key={row.id}>
                  <span>{name}</span>
                  {withEnglish && row.name_en && <Ltr>{row.name_en}</Ltr>}
                  {!readOnly && (
                    <Button
                      id={openerOf(row.id)}
                      tone="quiet"
                      size="small"
                      icon="edit"
                      aria-label={common.editOf(name)}
                      aria-expanded={open === row.id}
                      onClick={() => toggle(row.id)}
                    >
                      {common.edit}
                    </Button>
                  )}
                  {open === row.id && formOf(row.id, row)}
                </li>
              );
            })}
          </Rows>
        )}
        {data && !readOnly && (
          <Adding>
            <Button
              id={openerOf('new')}
              size="small"
              icon="add"
              aria-expanded={open === 'new'}
              onClick={() => toggle('new')}
            >
              {common.add}
            </Button>
            {open === 'new' && formOf('new')}
          </Adding>
        )}
      </WorkScope>
      {question}
    </Card>
  );
}

/** Where a form opens: the first of its fields gets the focus. */
function FormPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    [],
  );
  return <Place ref={place}>{children}</Place>;
}
