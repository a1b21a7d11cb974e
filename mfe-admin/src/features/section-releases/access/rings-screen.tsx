import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { ConsoleTabs } from '../../../widgets/console-tabs/console-tabs';
import { useClinicNames } from '../use-clinic-names';
import { rings } from '../../../data/access.api';
import { m } from './messages';
import { ringColumns } from './ring-columns';
import { RingDrawer } from './ring-drawer';
import { useRemoveRing } from './use-remove-ring';

/** The list of rings: named sets of clinics that get releases before the others. */
export function RingsScreen() {
  const mayWrite = useMay('sections', 'write');
  const mayDelete = useMay('sections', 'delete');
  const list = rings.useAll();
  const removeRing = useRemoveRing();
  const clinicNameOf = useClinicNames();
  const [editedId, setEditedId] = useState<number | 'new'>();
  const edited = list.data?.data.find(({ id }) => id === editedId);

  const addButton = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setEditedId('new')}>
      {m.rings.add}
    </Button>
  );
  const hasRows = (list.data?.data.length ?? 0) > 0;

  return (
    <Screen title={m.rings.title} hint={m.rings.hint} actions={hasRows && addButton}>
      <ConsoleTabs />
      <ResourceTable
        label={m.rings.title}
        columns={ringColumns({
          clinicNameOf,
          mayWrite,
          mayDelete,
          onEdit: ({ id }) => setEditedId(id),
          onRemove: (ring) => void removeRing(ring),
        })}
        list={list}
        empty={
          <EmptyView
            icon="clinics"
            title={m.rings.empty}
            hint={m.rings.emptyHint}
            action={addButton}
          />
        }
      />
      {(edited || editedId === 'new') && (
        <RingDrawer ring={edited} reload={list.mutate} onClose={() => setEditedId(undefined)} />
      )}
    </Screen>
  );
}
