import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { transcriptionTypeLabels } from '@ziba/shared/contracts/transcription-words';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useId } from 'react';
import styled from 'styled-components';
import { pageOf } from '../../data/page-of';
import { PatientName } from '../../widgets/patient-name';
import { VisitStatus } from '../../widgets/visit-status/visit-status';
import { visitStatusText } from '../../widgets/visit-status/visit-status-text';
import { DayPicker } from './day-picker';
import { m } from './messages';
import type { ChosenDay } from './use-chosen-day';

// The rows are loaded first; their menus are loaded after them.
const AppointmentMenu = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "dashboard-menu" */ '../../widgets/appointment-actions/appointment-menu'
      )
    ).AppointmentMenu,
  { waiting: () => <MenuSpace /> },
);

/** Rows of a page. */
const pageSize = 10;

const columns: Column<AppointmentDetails>[] = [
  {
    title: m.columns.patient,
    cell: ({ client }) => <PatientName patient={client} />,
    value: ({ client }) => client.full_name,
  },
  { title: m.columns.doctor, cell: ({ doctor }) => doctor.profile.fullName },
  {
    title: m.columns.assistant,
    isLesser: true,
    cell: ({ assistant, assistant_name }) => assistant?.full_name ?? assistant_name ?? m.nothing,
  },
  { title: m.columns.services, cell: ({ service }) => formatText(service?.title ?? m.nothing) },
  {
    title: m.columns.transcriptionType,
    isLesser: true,
    cell: ({ transcription_types: types }) =>
      types.map((type) => transcriptionTypeLabels[type]).join('، ') || m.nothing,
  },
  { title: m.columns.time, cell: ({ appointment_datetime }) => formatTime(appointment_datetime) },
  {
    title: m.columns.status,
    cell: (appointment) => <VisitStatus appointment={appointment} />,
    value: visitStatusText,
  },
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (appointment) => <AppointmentMenu appointment={appointment} />,
  },
];

function Summary({ rows }: { rows: readonly AppointmentDetails[] }) {
  const counts = appointmentStatuses.map((status) => ({
    status,
    count: rows.filter((row) => row.status === status).length,
  }));
  return (
    <Counts aria-label={m.summary}>
      <li>{m.count(formatNumber(rows.length))}</li>
      {counts.map(
        ({ status, count }) =>
          count > 0 && (
            <li key={status}>
              {m.statusCount(appointmentStatusLabels[status], formatNumber(count))}
            </li>
          ),
      )}
    </Counts>
  );
}

/** The appointments of one day, live, each with its actions. */
export function DayAppointments({ day, today, list, page, setPage, setDay }: ChosenDay) {
  const headingId = useId();
  const { data, error, isLoading, isValidating, mutate } = list;
  const isToday = day === today;

  return (
    <Part aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          {isToday ? m.todayAppointments : m.dayAppointments(formatLongDay(day))}
        </h2>
        {data && data.data.length > 0 && <Summary rows={data.data} />}
      </Head>
      <ResourceTable
        label={m.appointments}
        columns={columns}
        name="day-appointments"
        toolbar={<DayPicker day={day} today={today} onDay={setDay} />}
        list={{
          data: data && pageOf(data, page, pageSize),
          error,
          isLoading,
          isValidating,
          mutate,
          // The whole day was read, so no further page is read for an export.
          readPage: data && (() => Promise.resolve(data)),
        }}
        empty={
          <EmptyView
            icon="calendar"
            title={isToday ? m.noneToday : m.noneThatDay}
            hint={m.noneHint}
          />
        }
        page={page}
        onPage={setPage}
      />
    </Part>
  );
}

const MenuSpace = styled.span`
  display: inline-block;
  inline-size: var(--control-s);
  block-size: var(--control-s);
`;

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Head = styled.header`
  /* Reserves the height of heading and counts, so that nothing moves when the counts appear. */
  min-block-size: 3.5rem;
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
