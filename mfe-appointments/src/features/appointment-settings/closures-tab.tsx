import { useListParams } from '@ziba/shared/api/use-list-params';
import type { ScheduleException } from '@ziba/shared/contracts/schedule';
import { todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { actionsColumn } from '@ziba/shared/ui/tables/columns/actions-column';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import {
  exceptions,
  exceptionsPath,
  useRemoveFromCalendar,
} from '../../data/schedule-settings.api';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { closureColumns, closureName } from './closure-columns';
import { ClosureDrawer } from './closure-drawer';
import { closureParams, ClosuresToolbar } from './closures-toolbar';
import { m } from './messages';
import { RemoveDialog } from './remove-dialog';

interface Props {
  mayWrite: boolean;
}

/** Leave, closures and extra hours to come; past ones are shown on request. */
export function ClosuresTab({ mayWrite }: Props) {
  const mayDelete = useMay('appointments', 'delete');
  const { page, setPage, filters } = useListParams(closureParams);
  const doctors = useDoctors().data?.data;
  const [today] = useState(() => tehranInstant(todayIso(), '00:00'));
  const from = filters.past === 'all' ? undefined : today;
  const list = exceptions.useList({ page, doctor_id: filters.of, from });
  const remove = useRemoveFromCalendar(exceptionsPath);
  const [edited, setEdited] = useState<ScheduleException | 'new'>();
  const [removed, setRemoved] = useState<ScheduleException>();
  const doctorName = (id: number | null) =>
    id === null
      ? m.closures.wholeClinic
      : formatText(doctors?.find((doctor) => doctor.id === id)?.profile.fullName);
  const actions = actionsColumn<ScheduleException>({
    nameOf: closureName,
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
        label={m.closures.list}
        columns={[...closureColumns(doctorName), actions]}
        list={list}
        toolbar={<ClosuresToolbar onAdd={mayWrite ? () => setEdited('new') : undefined} />}
        empty={<EmptyView icon="calendar" title={m.closures.empty} hint={m.closures.emptyHint} />}
        page={page}
        onPage={setPage}
      />
      {edited && (
        <ClosureDrawer
          closure={edited === 'new' ? undefined : edited}
          doctors={staffOptions(doctors)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveDialog
        name={removed && closureName(removed)}
        onRemove={async (choices) => removed && remove(removed.id, choices)}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}
