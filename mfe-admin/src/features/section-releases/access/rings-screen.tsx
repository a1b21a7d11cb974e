import type { Ring } from '@ziba/shared/contracts/releases';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { ConsoleTabs } from '../../../widgets/console-tabs/console-tabs';
import { sayUndoable } from '../say-undoable';
import { useClinicNames } from '../use-clinic-names';
import { rings } from '../../../data/access.api';
import { m } from './messages';
import { RingDrawer } from './ring-drawer';

/** Names of clinics in a row before the rest is a number. */
const few = 4;

/** Named sets of clinics that get releases before the others. */
export function RingsScreen() {
  const mayWrite = useMay('sections', 'write');
  const mayDelete = useMay('sections', 'delete');
  const list = rings.useAll();
  const save = rings.useSave();
  const remove = rings.useRemove();
  const nameOf = useClinicNames();
  const [editedId, setEditedId] = useState<number | 'new'>();
  const edited = list.data?.data.find(({ id }) => id === editedId);

  const removeRing = async ({ id, name, clinic_ids }: Ring) => {
    try {
      await remove(id);
      sayUndoable(
        m.rings.removed(formatText(name)),
        mayWrite && (() => save({ name, clinic_ids })),
      );
    } catch (error) {
      toast.error([m.rings.removeFailed, error instanceof Error ? error.message : ''].join('. '));
    }
  };
  const namesOf = (ids: readonly number[]) => {
    const names = ids.slice(0, few).map(nameOf).join('، ');
    return ids.length > few ? `${names} ${m.rings.others(formatNumber(ids.length - few))}` : names;
  };

  const columns: ListColumn<Ring>[] = [
    textColumn({ title: m.rings.name, text: ({ name }) => name }),
    numberColumn({ title: m.rings.count, number: ({ clinic_ids }) => clinic_ids.length }),
    {
      title: m.rings.clinics,
      cell: ({ clinic_ids }) => namesOf(clinic_ids),
      value: ({ clinic_ids }) => clinic_ids.map(nameOf).join('، '),
      wide: true,
    },
    actionsColumn<Ring>({
      nameOf: ({ name }) => formatText(name),
      actions: (ring) => [
        mayWrite && { label: common.edit, icon: 'edit', onSelect: () => setEditedId(ring.id) },
        mayDelete && {
          label: m.rings.remove,
          icon: 'delete',
          danger: true,
          onSelect: () => void removeRing(ring),
        },
      ],
    }),
  ];
  const add = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setEditedId('new')}>
      {m.rings.add}
    </Button>
  );
  const hasRows = (list.data?.data.length ?? 0) > 0;

  return (
    <Screen title={m.rings.title} hint={m.rings.hint} actions={hasRows && add}>
      <ConsoleTabs />
      <ResourceTable
        label={m.rings.title}
        columns={columns}
        list={list}
        empty={
          <EmptyView icon="clinics" title={m.rings.empty} hint={m.rings.emptyHint} action={add} />
        }
      />
      {(edited || editedId === 'new') && (
        <RingDrawer ring={edited} reload={list.mutate} onClose={() => setEditedId(undefined)} />
      )}
    </Screen>
  );
}
