import { useListParams } from '@ziba/shared/api/use-list-params';
import type { ScheduleException } from '@ziba/shared/contracts/schedule';
import { formatDateTime, formatLongDay, todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { useDoctors } from '../../data/appointments.api';
import {
  exceptions,
  exceptionsPath,
  useRemoveFromCalendar,
} from '../../data/appointment-settings.api';
import { ClosureDrawer } from './closure-drawer';
import { doctorOptions } from './doctor-options';
import { m } from './messages';
import { RemoveDialog } from './remove-dialog';

interface Props {
  mayWrite: boolean;
}

const nameOf = ({ kind, start }: ScheduleException) =>
  m.closures.of(m.closures.kinds[kind], formatLongDay(start));

/** Leave, closures and extra hours that are to come; what is over when asked for. */
export function ClosuresTab({ mayWrite }: Props) {
  const mayDelete = useMay('appointments', 'delete');
  const { filters, setFilter } = useListParams();
  const [page, setPage] = useState(1);
  const doctors = useDoctors();
  const [today] = useState(() => tehranInstant(todayIso(), '00:00'));
  const withPast = filters.past === 'all';
  const from = withPast ? undefined : today;
  const list = exceptions.useList({ page, doctor_id: filters.of, from });
  const remove = useRemoveFromCalendar(exceptionsPath);
  const [edited, setEdited] = useState<ScheduleException | 'new'>();
  const [removed, setRemoved] = useState<ScheduleException>();
  const doctorName = (id: number | null) =>
    id === null
      ? m.closures.everybody
      : formatText(doctors.data?.data.find((doctor) => doctor.id === id)?.profile.fullName);

  const columns: Column<ScheduleException>[] = [
    {
      title: m.closures.kind,
      cell: ({ kind }) => <b>{m.closures.kinds[kind]}</b>,
      value: ({ kind }) => m.closures.kinds[kind],
    },
    { title: m.closures.doctor, cell: ({ doctor_id }) => doctorName(doctor_id) },
    { title: m.closures.start, cell: ({ start }) => formatDateTime(start) },
    { title: m.closures.end, cell: ({ end }) => formatDateTime(end) },
    { title: m.closures.reason, cell: ({ reason }) => formatText(reason) },
    actionsColumn<ScheduleException>({
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
    }),
  ];
  const add = mayWrite && (
    <Button tone="primary" icon="add" onClick={() => setEdited('new')}>
      {m.closures.add}
    </Button>
  );

  return (
    <>
      <ResourceTable
        label={m.closures.list}
        columns={columns}
        list={list}
        toolbar={
          <>
            {add}
            <FilterSelect
              label={m.closures.doctor}
              value={filters.of}
              options={doctorOptions(doctors.data?.data)}
              onChange={(id) => setFilter('of', id)}
            />
            <Button
              size="small"
              tone="quiet"
              aria-pressed={withPast}
              onClick={() => setFilter('past', withPast ? undefined : 'all')}
            >
              {m.closures.past}
            </Button>
          </>
        }
        empty={<EmptyView icon="calendar" title={m.closures.empty} hint={m.closures.emptyHint} />}
        page={page}
        onPage={setPage}
      />
      {edited && (
        <ClosureDrawer
          closure={edited === 'new' ? undefined : edited}
          doctors={doctorOptions(doctors.data?.data)}
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
