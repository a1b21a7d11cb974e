import { useLiveRows } from '@ziba/shared/api/use-live';
import type { DoctorDay } from '@ziba/shared/contracts/openings';
import type { Slot } from '@ziba/shared/contracts/schedule';
import { useAvailability } from '@ziba/shared/domain/doctor-time/use-availability';
import { formatDay, formatTime, todayIso } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { DayStrip } from '@ziba/shared/ui/dates/day-strip';
import { TimeSlots } from '@ziba/shared/ui/dates/time-slots';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useHolidays } from '../../data/schedule-settings.api';
import { m } from './messages';
import { dayOf } from './use-shown-day';
import { useShownDays } from './use-shown-days';

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

/**
 * Shows seven days of a doctor and the times of one of them, to choose a time. Words tell free, booked, held,
 * past and closed times apart; changes by other users are shown at once. It begins at the day of the
 * chosen time, else at the first day with a free time. With other seven days a day of these is chosen.
 */
export function SlotChooser(props: Props) {
  const { doctorId, serviceId, duration, value, onChoose, closes, label = m.slots } = props;
  const length = { serviceId, duration };
  const shown = useShownDays({ ...props, length });
  const { day, from, days, isTurning, show, turn, next } = shown;
  const slots = useAvailability(doctorId, shown.isDayKnown && !isTurning ? day : undefined, length);
  const holidays = useHolidays({ from: todayIso() });
  useLiveRows(['appointment.changed', 'schedule.changed'], '/schedule');

  const chooseStart = (start: string) => {
    const slot = slots.data?.data.find((one) => one.start === start);
    if (slot) onChoose(slot);
  };
  const chooseNext = (slot: Slot) => {
    show(dayOf(slot.start));
    onChoose(slot);
  };

  return (
    <Parts>
      <DayStrip
        label={m.days}
        from={from}
        onFrom={turn}
        value={isTurning ? null : day}
        onPick={show}
        counts={countsOf(days)}
        holidays={[...closuresOf(days), ...(holidays.data?.data ?? [])]}
      />
      {shown.isPast && !isTurning && <p role="status">{m.pastDay}</p>}
      <Times>
        {slots.error && !slots.data ? (
          <ErrorView error={slots.error} onRetry={slots.mutate} />
        ) : (
          <TimeSlots
            label={label}
            slots={(isTurning ? undefined : slots.data)?.data.map((slot) =>
              withClosure(slot, closes?.(slot)),
            )}
            value={value}
            onPick={chooseStart}
            duration={duration}
            action={
              next ? (
                <NextFree slot={next} onChoose={chooseNext} />
              ) : (
                shown.isFull && <p>{m.noFreeTime}</p>
              )
            }
            arrowsOnlyMove={props.arrowsOnlyMove}
          />
        )}
      </Times>
    </Parts>
  );
}

interface NextFreeProps {
  slot: Slot;
  onChoose: (slot: Slot) => void;
}

/** The button that chooses the first free time. */
function NextFree({ slot, onChoose }: NextFreeProps) {
  return (
    <Button icon="clock" onClick={() => onChoose(slot)}>
      {m.nextFree(`${formatDay(slot.start)}، ${formatTime(slot.start)}`)}
    </Button>
  );
}

/** How many times are free on each day, for the strip of days. */
const countsOf = (days: readonly DoctorDay[]) =>
  Object.fromEntries(
    days.map(({ date, free }) => [
      date,
      { count: free, label: free > 0 ? m.free(toPersianDigits(free)) : m.full },
    ]),
  );

/** Closed and open days as the server answers them; for these days they replace the calendar's holidays. */
const closuresOf = (days: readonly DoctorDay[]) =>
  days.map(({ date, closed }) => ({ date, title: closed ?? '', is_open: closed === null }));

/** A slot as closed, if the caller gives a reason not to accept it. */
const withClosure = (slot: Slot, reason: string | undefined): Slot =>
  reason === undefined ? slot : { ...slot, state: 'closed', reason };

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** As high as the times of a usual day, so that an answer hardly moves the buttons of the form below. */
const Times = styled.div`
  min-block-size: 15rem;
`;
