import type { NamedBrief } from '../contracts/named';
import { formatText } from '../format/text';
import { common } from '../messages';
import { m } from '../ui/fields/messages';
import { useMayOpen } from '../session/use-may';
import { Button } from '../ui/controls/button';
import { ButtonLink } from '../ui/controls/button-link';
import { SelectField } from '../ui/fields/select-field';
import type { ListAnswer } from '../ui/tables/resource-table';

interface Props<Values> {
  name: Extract<keyof Values, string>;
  label: string;
  /** The list to choose from, as `useAll` answers it. */
  list: ListAnswer<NamedBrief>;
  /** Said when the list has nothing to choose from. */
  empty: string;
  /** Where the list is kept; an empty one links there for those who may open it. */
  settings: string;
  wide?: boolean;
}

/** A choice from one of the clinic's named lists: a type, a category. Knows waiting, failing, empty. */
export function NamedSelectField<Values>({ list, empty, settings, ...rest }: Props<Values>) {
  const mayFill = useMayOpen(settings);
  const rows = list.data?.data;
  const options = (rows ?? []).map(({ id, name }) => ({ value: id, label: formatText(name) }));
  const retry = (
    <>
      {list.error?.message}
      <Button tone="quiet" size="small" icon="retry" onClick={() => void list.mutate()}>
        {common.tryAgain}
      </Button>
    </>
  );
  const fill = (
    <>
      {empty}
      {mayFill && (
        <ButtonLink tone="quiet" size="small" icon="settings" to={settings}>
          {m.settings}
        </ButtonLink>
      )}
    </>
  );

  return (
    <SelectField
      {...rest}
      options={options}
      blank={rows || list.error ? common.select : common.loading}
      hint={!rows && list.error ? retry : rows?.length === 0 ? fill : undefined}
    />
  );
}
