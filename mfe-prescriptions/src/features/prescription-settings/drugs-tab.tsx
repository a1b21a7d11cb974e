import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Drug } from '@ziba/shared/contracts/drugs';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { drugs } from '../../data/drugs.api';
import { DrugDrawer } from './drug-drawer';
import { m } from './messages';
import { useDrugColumns } from './use-drug-columns';

const words = m.drugs;

/** The drugs of the clinic, in which each doctor marks the favourites. */
export function DrugsTab({ mayWrite }: { mayWrite: boolean }) {
  const mayDelete = useMay('prescriptions', 'delete');
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = drugs.useList({ page, search, sort });
  const [edited, setEdited] = useState<Drug | 'new'>();
  const [removed, setRemoved] = useState<Drug>();
  const columns = useDrugColumns({
    onEdit: mayWrite ? setEdited : undefined,
    onRemove: mayDelete ? setRemoved : undefined,
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
        columns={columns}
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
