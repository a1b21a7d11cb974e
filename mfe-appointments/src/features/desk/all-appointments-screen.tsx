import { useListParams } from '@ziba/shared/api/use-list-params';
import { useLiveRows } from '@ziba/shared/api/use-live';
import * as addresses from '@ziba/shared/contracts/addresses';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { appointments } from '../../data/appointments.api';
import { BookLink } from '../../widgets/day-views/book-link';
import { DayViews } from '../../widgets/day-views/day-views';
import { allColumns } from './all-columns';
import { AppointmentFilters } from './appointment-filters';
import { m } from './messages';

/** The filters that the server knows; other parameters of the address are not sent. */
const filterNames = ['from', 'to', 'doctor_id', 'service_id', 'status', 'patient_id'] as const;

/** Every appointment of the clinic, by range, doctor, service, status and patient. */
export function AllAppointmentsScreen() {
  const params = useListParams();
  const { page, search, sort, filters, setPage, setSort, setFilter } = params;
  const query = Object.fromEntries(filterNames.map((name) => [name, filters[name]]));
  const list = appointments.useList({ page, search, sort, ...query });
  useLiveRows(['appointment.changed', 'schedule.changed'], '/appointments');
  const isListLoaded = list.data !== undefined || list.error !== undefined;

  return (
    <Screen title={m.all} actions={<BookLink />}>
      <DayViews />
      <ResourceTable
        label={m.all}
        name="all-appointments"
        toolbar={<AppointmentFilters {...params} isListLoaded={isListLoaded} />}
        columns={allColumns({ onPatient: (id) => setFilter('patient_id', String(id)) })}
        list={list}
        rowHref={mayOpen(addresses.receipt(1)) ? ({ id }) => addresses.receipt(id) : undefined}
        empty={
          <EmptyView icon="calendar" title={m.empty} hint={m.emptyHint} action={<BookLink />} />
        }
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
