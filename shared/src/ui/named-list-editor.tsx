import { useState } from 'react';
import type { SWRResponse } from 'swr';
import type { z } from 'zod';
import type { Named, NamedInput, Page } from '../contracts/common';
import { formatText } from '../format/text';
import { common } from '../messages';
import { Button } from './button';
import { Card } from './card';
import { fieldsOf, Form } from './form';
import { Choice, Mode, Names } from './named-list-editor.styles';
import { NativeSelect } from './native-select';
import { EmptyView, ErrorView, LoadingView } from './state-views';
import { toast } from './toast';

/** What the card needs of a resource made with createResource. */
interface NamedResource {
  useAll: () => SWRResponse<Page<Named>, Error>;
  useSave: () => (input: NamedInput, id?: number) => Promise<unknown>;
}

interface Props {
  title: string;
  resource: NamedResource;
  schema: z.ZodType<NamedInput, NamedInput>;
  /** The words for the name, such as 'category name'. */
  nameLabel?: string;
  hint?: string;
  /** Whether the English name is asked for. */
  withEnglish?: boolean;
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

/** A card of the settings screens: names to which one adds, or of which one edits the chosen. */
export function NamedListEditor({
  title,
  resource,
  schema,
  hint,
  nameLabel = common.name,
  withEnglish = false,
  saved = common.saved,
  failed,
  onSaved,
  readOnly = false,
}: Props) {
  const { data, error, mutate } = resource.useAll();
  const save = resource.useSave();
  const [mode, setMode] = useState<'none' | 'add' | 'edit'>('none');
  const [chosenId, setChosenId] = useState<number>();
  // A new form for every item and after every save: nothing of the last one is left in it.
  const [round, setRound] = useState(0);
  const chosen = data?.data.find(({ id }) => id === chosenId);

  const open = (next: 'add' | 'edit') => {
    setMode(mode === next ? 'none' : next);
    setChosenId(undefined);
  };
  const submit = async (input: NamedInput) => {
    await save(input, chosen?.id);
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
      {data?.data.length === 0 && <EmptyView icon="tags" title={common.noItems} />}
      {data && data.data.length > 0 && (
        <Names aria-label={title}>
          {data.data.map(({ id, name }) => (
            <li key={id}>{formatText(name)}</li>
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
          <span>{common.chooseItem}</span>
          <NativeSelect
            value={chosenId ?? ''}
            blank={common.select}
            options={data.data.map(({ id, name }) => ({ value: id, label: formatText(name) }))}
            onChange={({ target }) => setChosenId(Number(target.value) || undefined)}
          />
        </Choice>
      )}
      {isFormOpen && (
        <Form
          key={`${mode} ${chosenId} ${round}`}
          frame="none"
          schema={schema}
          stored={chosen}
          submit={common.save}
          failed={failed}
          cancel={{ label: common.cancel, onClick: () => setMode('none') }}
          onSubmit={submit}
        >
          <TextField name="name" label={nameLabel} />
          {withEnglish && <TextField name="name_en" label={common.nameEn} kind="username" />}
        </Form>
      )}
    </Card>
  );
}
