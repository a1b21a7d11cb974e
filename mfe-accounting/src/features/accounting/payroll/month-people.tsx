import { useListParams } from '@ziba/shared/api/use-list-params';
import type { PayrollPreview } from '@ziba/shared/contracts/payroll';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { LocalTable } from '@ziba/shared/ui/tables/local-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import * as addresses from '../addresses';
import { AdjustDialog } from './adjust-dialog';
import { LineDialog } from './line-dialog';
import { m } from './messages';
import { personColumns, type PayRow } from './person-columns';
import { PostDialog } from './post-dialog';

interface Props {
  preview: PayrollPreview;
  onChanged: () => void;
}

type Dialog = { kind: 'show' | 'adjust' | 'post'; row: PayRow };

/** The people of a month with the parts of their pay; each row opens what it was computed from. */
export function MonthPeople({ preview, onChanged }: Props) {
  const { search, sort, setSearch, setSort } = useListParams();
  const [dialog, setDialog] = useState<Dialog>();
  const mayWrite = useMay('accounting', 'write');
  const close = () => setDialog(undefined);
  const open = (kind: Dialog['kind']) => (row: PayRow) => setDialog({ kind, row });
  const rows = preview.data.map((line) => ({ ...line, id: line.user_id }));
  const profiles = <ButtonLink to={addresses.staffProfiles}>{m.toProfiles}</ButtonLink>;

  return (
    <>
      <LocalTable
        label={m.list}
        name="payroll-month"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={personColumns({
          month: preview,
          onShow: open('show'),
          onAdjust: mayWrite ? open('adjust') : undefined,
          onPost: mayWrite && preview.may_post ? open('post') : undefined,
        })}
        list={{ data: { data: rows, meta: preview.meta }, isLoading: false, mutate: onChanged }}
        empty={<EmptyView icon="users" title={m.empty} hint={m.emptyText} action={profiles} />}
        noMatch={m.nobodyFound(search)}
        search={search}
        sort={sort}
        onSort={setSort}
      />
      {dialog?.kind === 'show' && (
        <LineDialog month={preview.month} line={dialog.row} onClose={close} />
      )}
      {dialog?.kind === 'adjust' && (
        <AdjustDialog month={preview.month} line={dialog.row} onClose={close} />
      )}
      {dialog?.kind === 'post' && (
        <PostDialog preview={preview} lines={[dialog.row]} onClose={close} />
      )}
    </>
  );
}
