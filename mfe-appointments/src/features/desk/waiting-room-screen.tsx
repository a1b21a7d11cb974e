import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { Toolbar } from '@ziba/shared/ui/tables/toolbar';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { totalOf } from '../../data/total-of';
import {
  AppointmentDialog,
  type DialogKind,
} from '../../widgets/appointment-actions/appointment-dialog';
import { BookLink } from '../../widgets/day-views/book-link';
import { DayViews } from '../../widgets/day-views/day-views';
import { useNow } from '../../widgets/use-now';
import { m } from './messages';
import { useWaitingRoom } from './use-waiting-room';
import { WaitingColumns } from './waiting-columns';
import { minutesSince, type WaitingRoom } from './waiting-room';

/** Milliseconds between two updates of the waiting times, which are shown in minutes. */
const tick = 20_000;

/** The day, how many patients wait, and how long on average. */
function summaryOf({ arrived }: WaitingRoom, today: string, now: number): string {
  const waits = arrived.map(({ arrived_at }) => minutesSince(arrived_at ?? '', now));
  const average = totalOf(waits, (wait) => wait) / waits.length;
  return m.summary(
    formatLongDay(today),
    toPersianDigits(waits.length),
    waits.length > 0 ? toPersianDigits(Math.round(average)) : null,
  );
}

/** Who waits, who is in the room and who is done, as it happens. */
export function WaitingRoomScreen() {
  const now = useNow(tick);
  const { today, room, isLoaded, isStale, isEmpty, error, retry, doctors, doctor } =
    useWaitingRoom(now);
  const [dialog, setDialog] = useState<{ kind: DialogKind; appointment: AppointmentDetails }>();

  return (
    <Screen
      title={m.waitingRoom}
      hint={isLoaded && summaryOf(room, today, now)}
      actions={<BookLink />}
    >
      <Toolbar>
        <DayViews />
        {(doctors.size > 1 || doctor.id) && (
          <FilterSelect
            label={m.doctor}
            all={m.allDoctors}
            value={doctor.id}
            options={[...doctors].map(([value, name]) => ({ value, label: formatText(name) }))}
            onChange={doctor.choose}
          />
        )}
      </Toolbar>
      {isStale && (
        <p role="alert">
          {m.stale}{' '}
          <Button size="small" tone="quiet" icon="retry" onClick={() => void retry()}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      {error && !isLoaded && <ErrorView error={error} onRetry={retry} />}
      {!error && !isLoaded && <Skeleton shape="cards" count={6} />}
      {isLoaded && isEmpty && <Nobody showAll={doctor.showAll} />}
      {isLoaded && !isEmpty && (
        <WaitingColumns
          room={room}
          now={now}
          isDoctorNamed={doctors.size === 1 || doctor.id !== undefined}
          onDialog={(kind, appointment) => setDialog({ kind, appointment })}
        />
      )}
      {dialog && <AppointmentDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </Screen>
  );
}

/** Says that nobody comes; with `showAll` a filter hides other patients, and a button shows them. */
function Nobody({ showAll }: { showAll: (() => void) | undefined }) {
  return (
    <EmptyView
      icon="users"
      title={showAll ? m.noneOfDoctor : m.none}
      hint={m.noneHint}
      action={showAll ? <Button onClick={showAll}>{common.showAll}</Button> : <BookLink />}
    />
  );
}
