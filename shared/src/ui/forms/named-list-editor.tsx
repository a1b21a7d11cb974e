import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SWRResponse } from 'swr';
import type { z } from 'zod';
import type { Page } from '../../contracts/lists';
import type { NamedInput } from '../../contracts/named';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { WorkScope } from '../../session/work-in-progress';
import { words } from '../messages';
import { Button } from '../controls/button';
import { Card } from '../views/card';
import { fieldsOf, Form } from './form';
import { Choice, Mode, Names } from './named-list-editor.styles';
import { NativeSelect } from '../controls/native-select';
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
  /** How a row is called in the list and the choice; by its name unless told. */
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
 * A card of the settings screens: names to which one adds, or of which one edits the chosen. Serves all
 * seven of the texts; roles and prices bring their own fields.
 */
export function NamedListEditor<
  Row extends { id: number; name?: string },
  Input extends FieldValues,
  Output,
>({
  title,
  resource,
  schema,
  hint,
  nameLabel = words.name,
  withEnglish = false,
  fields,
  initial,
  nameOf = ({ name = '' }) => name,
  saved = words.saved,
  failed,
  onSaved,
  readOnly = false,
}: Props<Row, Input, Output>) {
  const { data, error, mutate } = resource.useAll();
  const save = resource.useSave();
  const [mode, setMode] = useState<'none' | 'add' | 'edit'>('none');
  const [chosenId, setChosenId] = useState<number>();
  // A new form for every item and after every save: nothing of the last one is left in it.
  const [round, setRound] = useState(0);
  // Asked before another form takes the place of one with something typed in it.
  const { scope, giveUp, question } = useGiveUp();
  const chosen = data?.data.find(({ id }) => id === chosenId);

  const open = (next: 'add' | 'edit') =>
    giveUp(() => {
      setMode(mode === next ? 'none' : next);
      setChosenId(undefined);
    });
  const choose = (id: string) => giveUp(() => setChosenId(Number(id) || undefined));
  const submit = async (input: Output, { changes }: Edit<Input, Output>) => {
    await save(chosen ? changes : input, chosen?.id);
    toast.success(saved);
    setChosenId(undefined);
    setRound(round + 1);
    await onSaved?.();
  };
  const isFormOpen = mode === 'add' || (mode === 'edit' && chosen !== undefined);

  return (
    <Card title={title} hint={hint}>
      {error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data?.data.length === 0 && <EmptyView icon="tags" title={words.noItems} />}
      {data && data.data.length > 0 && (
        <Names aria-label={title}>
          {data.data.map((row) => (
            <li key={row.id}>{formatText(nameOf(row))}</li>
          ))}
        </Names>
      )}
      {data && !readOnly && (
        <Mode>
          <Button
            size="small"
            icon="add"
            aria-expanded={mode === 'add'}
            onClick={() => open('add')}
          >
            {common.add}
          </Button>
          {data.data.length > 0 && (
            <Button
              size="small"
              icon="edit"
              aria-expanded={mode === 'edit'}
              onClick={() => open('edit')}
            >
              {common.edit}
            </Button>
          )}
        </Mode>
      )}
      {data && mode === 'edit' && (
        <Choice>
          <span>{words.chooseItem}</span>
          <NativeSelect
            value={chosenId ?? ''}
            blank={words.select}
            options={data.data.map((row) => ({ value: row.id, label: formatText(nameOf(row)) }))}
            onChange={({ target }) => choose(target.value)}
          />
        </Choice>
      )}
      <WorkScope value={scope}>
        {isFormOpen && (
          <Form
            key={`${mode} ${chosenId} ${round}`}
            frame="none"
            schema={schema}
            initial={initial}
            stored={chosen}
            reload={mutate}
            submit={common.save}
            failed={failed}
            cancel={{ label: common.cancel, onClick: () => setMode('none') }}
            onSubmit={submit}
          >
            {fields ?? <TextField name="name" label={nameLabel} />}
            {!fields && withEnglish && (
              <TextField name="name_en" label={words.nameEn} kind="username" />
            )}
          </Form>
        )}
      </WorkScope>
      {question}
    </Card>
  );
}
