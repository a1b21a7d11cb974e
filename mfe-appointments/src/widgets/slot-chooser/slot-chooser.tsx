import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Slot } from '@ziba/shared/contracts/schedule';
import { formatDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { addDays } from '@ziba/shared/format/day';
import { weekdayOf } from '@ziba/shared/format/weekday';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { DayStrip } from '@ziba/shared/ui/dates/day-strip';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { TimeSlots } from '@ziba/shared/ui/dates/time-slots';
import { useState } from 'react';
import styled from 'styled-components';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { useAvailability, useDoctorDays, useOpenings } from '../../data/free-times.api';
import { useHolidays } from '../../data/schedule-settings.api';
import { m } from './messages';

interface Props {
  doctorId: number;
  /** The service whose length must fit. */
  serviceId?: number;
  /** Minutes, in place of the service's. */
  duration?: number;
  /** The start of the chosen slot, ISO 8601; the day on show follows it. */
  value: string | null;
  onChoose: (slot: Slot) => void;
  /** A day that was chosen without a time, YYYY-MM-DD; it is shown like the day of `value`. */
  askedDay?: string;
  /** Arrow keys move the focus without choosing, for a chooser that closes after the choice. */
  arrowsOnlyMove?: boolean;
  /** The day on show, YYYY-MM-DD, where the caller keeps it (in the address). */
  day?: string;
  onDay?: (day: string) => void;
  /** The label of the group of times, where a form has more than one. */
  label?: string;
  /** Says why the caller does not accept a free slot; undefined if it does. */
  closes?: (slot: Slot) => string | undefined;
}

/** The first day of the week of `day`: Sunday, or as in the clinic's settings (text 2 §2.5). */
function startOfWeek(day: string, first: 'sunday' | 'saturday'): string {
  const offset = first === 'sunday' ? 6 : 0;
  return addDays(day, -((weekdayOf(day) + offset) % 7));
}

/** The day in Tehran of an instant. */
const dayOf = (start: string) => todayIso(new Date(start));

/**
 * Shows a doctor's week and the times of one of its days, to choose a time. Words tell free, booked, held,
 * past and closed times apart; changes by other users are shown at once. It begins at the day of the
 * chosen time, else at the first day with a free time.
 */
export function SlotChooser(props: Props) {
  const { doctorId, serviceId, duration, value, onChoose, label = m.slots } = props;
  const length = { serviceId, duration };
  const asked = value ? dayOf(value) : props.askedDay;
  const [chosenDay, setChosenDay] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== undefined) setChosenDay(asked);
  }
  const known = props.day ?? chosenDay;
  const isPast = known !== undefined && known < todayIso();
  const nextFrom = useOpenings({ doctorId, date: isPast ? undefined : known, ...length });
  const next = nextFrom.data?.data[0]?.slots[0];
  const isSettled = known !== undefined || nextFrom.data !== undefined || nextFrom.error;
  const day = known ?? (next ? dayOf(next.start) : todayIso());
  // The day stays the same, even if its times are booked meanwhile.
  if (known === undefined && isSettled) setChosenDay(day);

  const weekStart = useAppointmentSettings().data?.week_start ?? 'sunday';
  const [shownWeek, setShownWeek] = useState<{ day: string; from: string }>();
  const from = shownWeek?.day === day ? shownWeek.from : startOfWeek(day, weekStart);
  const slots = useAvailability(doctorId, isSettled ? day : undefined, length);
  const days = useDoctorDays(doctorId, from, length);
  const holidays = useHolidays({ from: todayIso() });
  useLiveRows(['appointment.changed', 'schedule.changed'], '/schedule');

  const show = (iso: string) => {
    setChosenDay(iso);
    props.onDay?.(iso);
  };
  const chooseStart = (start: string) => {
    const slot = slots.data?.data.find((one) => one.start === start);
    if (slot) onChoose(slot);
  };

  const shown = slots.data?.data.map((slot): Slot => {
    const reason = props.closes?.(slot);
    return reason === undefined ? slot : { ...slot, state: 'closed', reason };
  });
  const rows = days.data?.data ?? [];
  const counts = Object.fromEntries(
    rows.map(({ date, free }) => [
      date,
      { count: free, label: free > 0 ? m.free(toPersianDigits(free)) : m.full },
    ]),
  );
  // For these seven days the server's answer replaces the calendar's holidays.
  const named = rows.map(({ date, closed }) => ({
    date,
    title: closed ?? '',
    is_open: closed === null,
  }));
  const action = next ? (
    <Button
      icon="clock"
      onClick={() => {
        show(dayOf(next.start));
        onChoose(next);
      }}
    >
      {m.nextFree(`${formatDay(next.start)}، ${formatTime(next.start)}`)}
    </Button>
  ) : (
    nextFrom.data && !isPast && <p>{m.nothingSoon}</p>
  );

  return (
    <Parts>
      <DayStrip
        label={m.days}
        from={from}
        onFrom={(first) => setShownWeek({ day, from: first })}
        value={day}
        onPick={show}
        counts={counts}
        holidays={[...named, ...(holidays.data?.data ?? [])]}
      />
      {isPast && <p role="status">{m.pastDay}</p>}
      <Times>
        {slots.error && !slots.data ? (
          <ErrorView error={slots.error} onRetry={slots.mutate} />
        ) : (
          <TimeSlots
            label={label}
            slots={shown}
            value={value}
            onPick={chooseStart}
            duration={duration}
            action={action}
            arrowsOnlyMove={props.arrowsOnlyMove}
          />
        )}
      </Times>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** As high as the times of a usual day, so that an answer hardly moves the buttons of the form below. */
const Times = styled.div`
  min-block-size: 15rem;
`;
