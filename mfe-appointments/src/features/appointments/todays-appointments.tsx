import { useLiveRows } from '@ziba/shared/api/use-live';
import { useListParams } from '@ziba/shared/api/use-list-params';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useId } from 'react';
import { useTodaysAppointments } from '../../data/appointments.api';
import { pageOf } from '../../data/page-of';
import { AppointmentMenu } from '../../widgets/appointment-actions/appointment-menu';
import { NextStep } from '../../widgets/appointment-actions/next-step';
import { PatientName } from '../../widgets/patient-name';
import { VisitStatus } from '../../widgets/visit-status/visit-status';
import { visitStatusText } from '../../widgets/visit-status/visit-status-text';
import { m } from './messages';

/** Rows of a page. */
const pageSize = 10;

const columns: Column<AppointmentDetails>[] = [
  {
    title: m.columns.time,
    cell: ({ appointment_datetime }) => <b>{formatTime(appointment_datetime)}</b>,
    value: ({ appointment_datetime }) => appointment_datetime,
  },
  {
    title: m.columns.patient,
    cell: ({ client }) => <PatientName patient={client} />,
    value: ({ client }) => client.full_name,
  },
  { title: m.columns.doctor, cell: ({ doctor }) => formatText(doctor.profile.fullName) },
  {
    title: m.columns.services,
    isLesser: true,
    cell: ({ service }) => formatText(service?.title ?? m.nothing),
  },
  {
    title: m.columns.status,
    cell: (appointment) => <VisitStatus appointment={appointment} />,
    value: visitStatusText,
  },
  {
    title: m.nextStep,
    quiet: true,
    align: 'end',
    cell: (appointment) => <NextStep appointment={appointment} />,
  },
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (appointment) => <AppointmentMenu appointment={appointment} />,
  },
];

/** Today's appointments with their statuses. */
export function TodaysAppointments() {
  const headingId = useId();
  const { page, setPage } = useListParams();
  useLiveRows(['appointment.changed', 'schedule.changed'], '/appointments', '/schedule');
  const { data, error, isLoading, isValidating, mutate } = useTodaysAppointments();

  return (
    <section aria-labelledby={headingId}>
      <ResourceTable
        label={m.today}
        toolbar={<h2 id={headingId}>{m.today}</h2>}
        name="todays-appointments"
        columns={columns}
        list={{
          data: data && pageOf(data, page, pageSize),
          error,
          isLoading,
          isValidating,
          mutate,
          readPage: data && (() => Promise.resolve(data)),
        }}
        empty={<EmptyView icon="calendar" title={m.noneToday} hint={m.noneTodayHint} />}
        page={page}
        onPage={setPage}
      />
    </section>
  );
}
