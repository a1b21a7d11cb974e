import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Holiday } from '@ziba/shared/contracts/schedule';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { useState } from 'react';
import { holidays, holidaysPath, useRemoveFromCalendar } from '../../data/schedule-settings.api';
import { HolidayDrawer } from './holiday-drawer';
import { m } from './messages';
import { RemoveDialog } from './remove-dialog';

interface Props {
  mayWrite: boolean;
}

const nameOf = ({ title, date }: Holiday) => m.closures.of(formatText(title), formatLongDay(date));
const stateOf = ({ is_open }: Holiday) => (is_open ? m.holidays.open : m.holidays.closed);

const facts: Column<Holiday>[] = [
  { title: m.holidays.date, cell: ({ date }) => <b>{formatLongDay(date)}</b> },
  { title: m.holidays.name, cell: ({ title }) => formatText(title) },
  {
    title: m.holidays.state,
    cell: (row) => <StatusBadge tone={row.is_open ? 'success' : 'neutral'} label={stateOf(row)} />,
    value: stateOf,
  },
];

/** The official holidays to come; a clinic may stay open on one. */
export function HolidaysTab({ mayWrite }: Props) {
  const mayDelete = useMay('appointments', 'delete');
  const { page, setPage } = useListParams('holidays');
  const [from] = useState(() => todayIso());
  const list = holidays.useList({ page, from });
  const remove = useRemoveFromCalendar(holidaysPath);
  const [edited, setEdited] = useState<Holiday | 'new'>();
  const [removed, setRemoved] = useState<Holiday>();
  const actions = actionsColumn<Holiday>({
    nameOf,
    actions: (row) => [
      mayWrite && { label: common.edit, icon: 'edit', onSelect: () => setEdited(row) },
      mayDelete && {
        label: m.closures.remove,
        icon: 'delete',
        danger: true,
        onSelect: () => setRemoved(row),
      },
    ],
  });

  return (
    <>
      <ResourceTable
        label={m.holidays.list}
        columns={mayWrite || mayDelete ? [...facts, actions] : facts}
        list={list}
        toolbar={
          mayWrite && (
            <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
              {m.holidays.add}
            </Button>
          )
        }
        empty={<EmptyView icon="calendar" title={m.holidays.empty} hint={m.holidays.hint} />}
        page={page}
        onPage={setPage}
      />
      {edited && (
        <HolidayDrawer
          holiday={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveDialog
        name={removed && nameOf(removed)}
        onRemove={async (choices) => removed && remove(removed.id, choices)}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}
