import {
  appointmentStatusLabels,
  packageTypeLabels,
} from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses, type Appointment } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/common';
import { useListParams } from '@ziba/shared/api/use-list-params';
import { Status } from '@ziba/shared/domain/status/status';
import { formatLongDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { ResourceTable, type Column } from '@ziba/shared/ui/resource-table';
import { EmptyView } from '@ziba/shared/ui/state-views';
import { useId } from 'react';
import styled from 'styled-components';
import { useAppointmentsOf } from './dashboard.api';
import { DayPicker } from './day-picker';
import { readDay } from './day-range';
import { m } from './messages';

/** Rows of a page (text 2 §9). */
const pageSize = 10;

const columns: Column<Appointment>[] = [
  { title: m.columns.patient, cell: ({ client }) => client.full_name },
  { title: m.columns.doctor, cell: ({ doctor }) => doctor.profile.fullName },
  {
    title: m.columns.assistant,
    cell: ({ assistant, assistant_name }) => assistant?.full_name ?? assistant_name ?? m.nothing,
  },
  { title: m.columns.services, cell: ({ service }) => formatText(service?.title ?? m.nothing) },
  { title: m.columns.packageType, cell: ({ package_type }) => packageTypeLabels[package_type] },
  { title: m.columns.time, cell: ({ appointment_datetime }) => formatTime(appointment_datetime) },
  {
    title: m.columns.status,
    cell: ({ status }) => <Status of="appointment" value={status} />,
    value: ({ status }) => appointmentStatusLabels[status],
  },
];

/** The server answers all appointments of the day; a page of them is cut here. */
function pageOf({ data }: Page<Appointment>, asked: number): Page<Appointment> {
  const totalPages = Math.max(1, Math.ceil(data.length / pageSize));
  const page = Math.min(asked, totalPages);
  const rows = data.slice((page - 1) * pageSize, page * pageSize);
  return { data: rows, meta: { page, limit: pageSize, total: data.length, totalPages } };
}

function Summary({ rows }: { rows: readonly Appointment[] }) {
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

/** The appointments of one day, today unless the address names another. */
export function DayAppointments() {
  const headingId = useId();
  const user = useSession()?.user;
  const { page, filters, setPage, setFilter } = useListParams();
  const today = todayIso();
  const day = readDay(filters.day) ?? today;
  // The server decides whose appointments a doctor sees; the id of the texts only narrows.
  const doctorId = user?.type === 'doctor' ? user.id : 0;
  const { data, error, isLoading, isValidating, mutate } = useAppointmentsOf(day, doctorId);
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
        toolbar={<DayPicker day={day} today={today} onDay={(chosen) => setFilter('day', chosen)} />}
        list={{
          data: data && pageOf(data, page),
          error,
          isLoading,
          isValidating,
          mutate,
          // The day is here as a whole.
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

const Part = styled.section`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Head = styled.header`
  /* Heading and counts: nothing moves when the counts come. */
  min-block-size: 3.5rem;
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
