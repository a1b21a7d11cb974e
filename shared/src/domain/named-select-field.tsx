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
  /** The list to choose from: the result of `useAll`. */
  list: ListAnswer<NamedBrief>;
  /** Shown when the list is empty. */
  empty: string;
  /** The screen where the list is edited; an empty list links to it for users who may open it. */
  settings: string;
  wide?: boolean;
}

/** A choice from a list of the clinic, such as types or categories. Shows when it loads, fails or is empty. */
export function NamedSelectField<Values>({ list, empty, settings, ...rest }: Props<Values>) {
  const mayOpenSettings = useMayOpen(settings);
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
      {mayOpenSettings && (
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
