import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Drug } from '@ziba/shared/contracts/drugs';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { drugs, useFavouriteDrugs } from '../../data/drugs.api';
import { DrugDrawer } from './drug-drawer';
import { m } from './messages';
import { useToggleFavourite } from './use-toggle-favourite';

const words = m.drugs;
const { fields } = words;

const facts: Column<Drug>[] = [
  textColumn({ title: fields.name, text: ({ name }) => name, sort: 'name' }),
  textColumn({ title: fields.form, text: ({ form }) => form }),
  textColumn({ title: fields.strength, text: ({ strength }) => strength }),
  textColumn({ title: fields.quantity, text: ({ quantity }) => quantity, isLesser: true }),
  textColumn({ title: fields.usage, text: ({ usage }) => usage, isLesser: true }),
];

/** The drugs of the clinic, in which each doctor marks the favourites. */
export function DrugsTab({ mayWrite }: { mayWrite: boolean }) {
  const mayDelete = useMay('prescriptions', 'delete');
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = drugs.useList({ page, search, sort });
  const favourites = new Set(useFavouriteDrugs().data?.data.map(({ id }) => id));
  const toggleFavourite = useToggleFavourite();
  const [edited, setEdited] = useState<Drug | 'new'>();
  const [removed, setRemoved] = useState<Drug>();

  const favourite: Column<Drug> = {
    title: words.favourite,
    cell: ({ id }) => favourites.has(id) && <StatusBadge tone="info" label={words.favourite} />,
    value: ({ id }) => (favourites.has(id) ? words.favourite : ''),
  };
  const actions = actionsColumn<Drug>({
    nameOf: ({ name }) => formatText(name),
    actions: (row) => [
      mayWrite && { label: common.edit, icon: 'edit', onSelect: () => setEdited(row) },
      mayWrite && {
        label: favourites.has(row.id) ? words.removeFavourite : words.addFavourite,
        icon: 'check',
        onSelect: () => void toggleFavourite(row, !favourites.has(row.id)),
      },
      mayDelete && {
        label: words.remove,
        icon: 'delete',
        danger: true,
        onSelect: () => setRemoved(row),
      },
    ],
  });
  const add = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
      {words.add}
    </Button>
  );

  return (
    <>
      <ResourceTable
        label={words.list}
        columns={mayWrite || mayDelete ? [...facts, favourite, actions] : [...facts, favourite]}
        list={list}
        toolbar={
          <>
            <SearchField label={words.search} value={search} onSearch={setSearch} />
            {add}
          </>
        }
        empty={<EmptyView icon="prescriptions" title={words.empty} hint={words.emptyHint} />}
        noMatch={words.noMatch}
        {...{ page, sort }}
        onPage={setPage}
        onSort={setSort}
      />
      {edited && (
        <DrugDrawer
          drug={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveDrug drug={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}

/** Asks before a drug is archived; closed while there is none. */
function RemoveDrug({ drug, onClose }: { drug: Drug | undefined; onClose: () => void }) {
  const remove = drugs.useRemove();
  const name = formatText(drug?.name);
  return (
    <ConfirmDialog
      open={drug !== undefined}
      title={words.remove}
      confirm={words.remove}
      failed={words.removeFailed}
      onCancel={onClose}
      onConfirm={async () => {
        if (drug) await remove(drug.id);
        onClose();
        toast.success(words.removed(name));
      }}
    >
      {drug && words.removeText(name)}
    </ConfirmDialog>
  );
}
