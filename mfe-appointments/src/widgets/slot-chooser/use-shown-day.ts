import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { DoctorDay } from '@ziba/shared/contracts/openings';
import type { Length } from '@ziba/shared/domain/doctor-time/use-availability';
import { todayIso } from '@ziba/shared/format/date';
import { addDays, daysBetween } from '@ziba/shared/format/day';
import { weekdayOf } from '@ziba/shared/format/weekday';
import { useState } from 'react';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { useOpenings } from '../../data/free-times.api';

interface Options {
  doctorId: number;
  length: Length;
  /** The start of the chosen time, ISO 8601. */
  value: string | null;
  /** A day that was chosen without a time. */
  askedDay?: string;
  /** The day on show, if the caller keeps it. */
  day?: string;
}

/** The day in Tehran of an instant. */
export const dayOf = (start: string) => todayIso(new Date(start));

/**
 * The day whose times are shown, YYYY-MM-DD: the caller's, else that of the chosen time, else the first day with
 * a free time. It follows a new choice. `isDayKnown` is false while that first day is being read; then no
 * times should be asked for. `next` is the first free time from the shown day on.
 */
export function useShownDay({ doctorId, length, value, askedDay, day: kept }: Options) {
  const asked = value ? dayOf(value) : askedDay;
  const [chosenDay, setChosenDay] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== undefined) setChosenDay(asked);
  }
  const known = kept ?? chosenDay;
  const isPast = known !== undefined && known < todayIso();
  const openings = useOpenings({ doctorId, date: isPast ? undefined : known, ...length });
  const next = openings.data?.data[0]?.slots[0];
  const isDayKnown =
    known !== undefined || openings.data !== undefined || openings.error !== undefined;
  const day = known ?? (next ? dayOf(next.start) : todayIso());
  // The day stays the same, even if its times are booked meanwhile.
  if (known === undefined && isDayKnown) setChosenDay(day);
  const isFull = openings.data !== undefined && next === undefined && !isPast;

  return { day, isDayKnown, isPast, next, isFull, setChosenDay };
}

/**
 * The first of the seven days on show that `day` belongs to: today, then the day seven days later, and so on; where
 * the clinic has chosen it, Sunday or Saturday of its week.
 */
function startOfStrip(day: string, first: AppointmentSettings['week_start']): string {
  if (first === 'today') {
    const today = todayIso();
    return addDays(today, Math.floor((daysBetween(today, day) - 1) / length) * length);
  }
  const offset = first === 'sunday' ? 6 : 0;
  return addDays(day, -((weekdayOf(day) + offset) % length));
}

const length = 7;

/** The first day of the seven days on show, and how to show others; another chosen day shows its own seven. */
export function useShownWeek(day: string): [from: string, show: (from: string) => void] {
  const first = useAppointmentSettings().data?.week_start ?? 'today';
  const [shown, setShown] = useState<{ day: string; from: string }>();
  const from = shown?.day === day ? shown.from : startOfStrip(day, first);
  return [from, (next) => setShown({ day, from: next })];
}

/** The day to choose in the seven days from `from` on: the first with a free time, else the first that is open. */
export function dayToShow(from: string, days: readonly DoctorDay[]): string {
  const ahead = days.filter(({ date }) => date >= from && date >= todayIso());
  const best =
    ahead.find(({ free }) => free > 0) ?? ahead.find(({ closed }) => closed === null) ?? ahead[0];
  return best?.date ?? from;
}
