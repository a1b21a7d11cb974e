import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SWRResponse } from 'swr';
import type { z } from 'zod';
import type { Page } from '../../contracts/lists';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { WorkScope } from '../../session/work-in-progress';
import { m } from './messages';
import { Button } from '../controls/button';
import { Card } from '../views/card';
import { Adding, Rows } from './named-list-editor.styles';
import { ArchiveItem, type ArchiveOfItems } from './archive-item';
import { NamedListForm } from './named-list-form';
import { Ltr } from '../controls/ltr';
import { EmptyView, ErrorView, LoadingView } from '../views/state-views';
import type { Changes } from './edit-base';
import { useOpenForm, type OpenForm } from './use-open-form';

type ReadError = Error & { status?: number };

/** The part of a `createResource` that the card uses. */
interface ListResource<Row, Output> {
  useAll: () => SWRResponse<Page<Row>, ReadError>;
  useSave: () => (input: Output | Changes<Output>, id?: number) => Promise<unknown>;
}

interface Props<Row, Input extends FieldValues, Output> {
  title: string;
  resource: ListResource<Row, Output>;
  schema: z.ZodType<Output, Input>;
  /** The label of the name, such as 'category name'; missing for 'name'. */
  nameLabel?: string;
  hint?: string;
  /** Whether there is a field for the English name. */
  withEnglish?: boolean;
  /** The fields, if there are more than names: a role with its description, a price with its kind. */
  fields?: ReactNode | ((row: Row | undefined) => ReactNode);
  /** The values of a new item. */
  initial?: Partial<Input>;
  /** What a row is called; missing for its `name`. */
  nameOf?: (row: Row) => string;
  /** The beginning of the message if the list cannot be read; the reason follows. */
  loadFailed?: string;
  /** The message after saving. */
  saved?: string;
  /** The message after saving an edit; missing for `saved`. */
  edited?: string;
  /** The beginning of the message if saving fails; the reason of the server follows. */
  failed?: string;
  /** Called after saving, for example to open another page. */
  onSaved?: () => unknown;
  /** Lets users archive rows; missing if they may not. */
  archive?: ArchiveOfItems<Row>;
  /** Shows only the names, to users who may not change them. */
  readOnly?: boolean;
}

interface NamedRow {
  id: number;
  name?: string;
  name_en?: string | null;
}

/**
 * A card of the settings screens: a list of names, each with its form, and a form for a new one. It serves
 * all seven lists of the product texts; roles and prices bring their own fields.
 */
export function NamedListEditor<Row extends NamedRow, Input extends FieldValues, Output>(
  props: Props<Row, Input, Output>,
) {
  const { title, resource, hint, withEnglish = false, archive, readOnly = false } = props;
  const { nameOf = ({ name = '' }) => name, loadFailed } = props;
  const { data, error, mutate } = resource.useAll();
  const save = resource.useSave();
  const opened = useOpenForm();
  const rows = data?.data ?? [];
  const formFor = (which: OpenForm, row?: Row) =>
    opened.open === which && (
      <NamedListForm
        key={opened.keyOf(which)}
        {...props}
        {...{ row, save }}
        reload={mutate}
        onClose={() => opened.close(which)}
        onDone={opened.renew}
      />
    );

  return (
    <Card title={title} hint={hint}>
      {error && <ErrorView error={beginWith(loadFailed, error)} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data?.data.length === 0 && <EmptyView icon="tags" title={m.noItems} />}
      <WorkScope value={opened.scope}>
        {rows.length > 0 && (
          <Rows aria-label={title} tabIndex={readOnly ? 0 : undefined}>
            {rows.map((row) => {
              const name = formatText(nameOf(row));
              return (
                <li key={row.id}>
                  <span>{name}</span>
                  {withEnglish && row.name_en && <Ltr>{row.name_en}</Ltr>}
                  {!readOnly && <EditButton name={name} {...opened.openerOf(row.id)} />}
                  {archive && <ArchiveItem row={row} name={name} {...archive} />}
                  {formFor(row.id, row)}
                </li>
              );
            })}
          </Rows>
        )}
        {data && !readOnly && (
          <Adding>
            <Button size="small" icon="add" {...opened.openerOf('new')}>
              {common.add}
            </Button>
            {formFor('new')}
          </Adding>
        )}
      </WorkScope>
      {opened.question}
    </Card>
  );
}

/** The error with these words before its message. */
const beginWith = (words: string | undefined, { message, status }: ReadError) => ({
  message: words ? `${words}. ${message}` : message,
  status,
});

interface EditButtonProps extends ReturnType<ReturnType<typeof useOpenForm>['openerOf']> {
  name: string;
}

function EditButton({ name, ...opener }: EditButtonProps) {
  return (
    <Button tone="quiet" size="small" icon="edit" aria-label={common.editOf(name)} {...opener}>
      {common.edit}
    </Button>
  );
}
