import { useListParams } from '@ziba/shared/api/use-list-params';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { Toolbar } from '@ziba/shared/ui/tables/toolbar';
import { useState } from 'react';
import { useTodaysAppointments } from '../../data/appointments.api';
import { totalOf } from '../../data/total-of';
import { useSessionsOf } from '../../data/treatment-sessions.api';
import {
  AppointmentDialog,
  type DialogKind,
} from '../../widgets/appointment-actions/appointment-dialog';
import { BookLink } from '../../widgets/day-views/book-link';
import { DayViews } from '../../widgets/day-views/day-views';
import { useNow } from '../../widgets/use-now';
import { m } from './messages';
import { WaitingColumns } from './waiting-columns';
import { minutesSince, waitingRoomOf } from './waiting-room';

/** Milliseconds between two updates of the waiting times, which are shown in minutes. */
const tick = 20_000;

/** Who waits, who is in the room and who is done, as it happens (beyond E19). */
export function WaitingRoomScreen() {
  const now = useNow(tick);
  const today = todayIso(new Date(now));
  const appointments = useTodaysAppointments();
  const sessions = useSessionsOf(today);
  const { filters, setFilter, showAll } = useListParams();
  const [dialog, setDialog] = useState<{ kind: DialogKind; appointment: AppointmentDetails }>();
  useLiveRows(
    ['appointment.changed', 'treatment_session.changed', 'schedule.changed'],
    '/appointments',
    '/treatmentSessions',
  );

  const { data, error } = appointments;
  const rows = data?.data ?? [];
  const ofDoctor = <Row extends { doctor_id: number | null }>({ doctor_id }: Row) =>
    !filters.doctor || String(doctor_id) === filters.doctor;
  const room = waitingRoomOf(rows.filter(ofDoctor), (sessions.data?.data ?? []).filter(ofDoctor));
  const waits = room.arrived.map(({ arrived_at }) => minutesSince(arrived_at ?? '', now));
  const average = totalOf(waits, (wait) => wait) / waits.length;
  const isEmpty = room.expected.length + room.arrived.length + room.ended.length === 0;
  const doctors = new Map(
    rows.map(({ doctor_id, doctor }) => [doctor_id, doctor.profile.fullName]),
  );

  const retry = () => Promise.all([appointments.mutate(), sessions.mutate()]);
  return (
    <Screen
      title={m.waitingRoom}
      hint={
        data &&
        m.summary(
          formatLongDay(today),
          toPersianDigits(waits.length),
          waits.length > 0 ? toPersianDigits(Math.round(average)) : null,
        )
      }
      actions={<BookLink />}
    >
      <Toolbar>
        <DayViews />
        {(doctors.size > 1 || filters.doctor) && (
          <FilterSelect
            label={m.doctor}
            all={m.allDoctors}
            value={filters.doctor}
            options={[...doctors].map(([value, name]) => ({ value, label: formatText(name) }))}
            onChange={(value) => setFilter('doctor', value)}
          />
        )}
      </Toolbar>
      {data && (error || sessions.error) && (
        <p role="alert">
          {m.stale}{' '}
          <Button size="small" tone="quiet" icon="retry" onClick={() => void retry()}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      {error && !data && <ErrorView error={error} onRetry={retry} />}
      {!error && !data && <Skeleton shape="cards" count={6} />}
      {data && isEmpty && room.rooms.length === 0 && (
        <EmptyView
          icon="users"
          title={showAll ? m.noneOfDoctor : m.none}
          hint={m.noneHint}
          action={showAll ? <Button onClick={showAll}>{common.showAll}</Button> : <BookLink />}
        />
      )}
      {data && !(isEmpty && room.rooms.length === 0) && (
        <WaitingColumns
          room={room}
          now={now}
          isOfDoctor={doctors.size === 1 || filters.doctor !== undefined}
          onDialog={(kind, appointment) => setDialog({ kind, appointment })}
        />
      )}
      {dialog && <AppointmentDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </Screen>
  );
}
