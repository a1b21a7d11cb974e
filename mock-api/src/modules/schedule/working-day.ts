import { scheduleTexts as texts } from '@ziba/shared/contracts/schedule';

/** A part of a day: minutes after midnight in Tehran, the end not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** When a doctor works on one day, and why not at other times. */
export interface WorkingDay {
  open: Stretch[];
  /** Leave and closures; they reduce the open hours. */
  closures: (Stretch & { reason: string })[];
  /** The hours to show: those of the day, or those of the week when the day is closed. */
  shown: Stretch[];
  /** Why the whole day is closed. */
  closedReason?: string;
}

/** The rows of all tables for a day; `weekday` 0 is Saturday. */
export interface DayRules {
  hours: (Stretch & { weekday: number })[];
  holiday: { title: string; is_open: boolean } | null;
  closures: (Stretch & { reason: string | null; ofDoctor: boolean })[];
  extra: Stretch[];
}

const friday = 6;

/** Saturday to Thursday 14:00 to 23:00, for clinics that have set no hours (beyond, ruling 12). */
export const usualHours = [0, 1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 840, to: 1380 }));

/** The weekday of a day, YYYY-MM-DD: 0 is Saturday, 6 is Friday. */
export const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 1) % 7;

/**
 * Computes the working day from these rows. A holiday closes the hours of the week; extra hours are open in any case.
 */
export function workingDay(date: string, rules: DayRules): WorkingDay {
  const week = rules.hours.length > 0 ? rules.hours : usualHours;
  const weekday = weekdayOf(date);
  const ofWeek = week
    .filter((hour) => hour.weekday === weekday)
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => one.from - other.from);
  const envelope = {
    from: Math.min(...week.map(({ from }) => from)),
    to: Math.max(...week.map(({ to }) => to)),
  };
  const isClosed = rules.holiday ? !rules.holiday.is_open : ofWeek.length === 0;
  const usual = ofWeek.length > 0 ? ofWeek : [envelope];
  return {
    open: [...(isClosed ? [] : usual), ...rules.extra],
    closures: rules.closures.map(({ from, to, reason, ofDoctor }) => ({
      from,
      to,
      reason: reason ?? (ofDoctor ? texts.leave : texts.closure),
    })),
    shown: [...usual, ...rules.extra],
    closedReason: isClosed ? reasonOf(weekday, rules) : undefined,
  };
}

const reasonOf = (weekday: number, { holiday }: DayRules) =>
  holiday?.title ?? (weekday === friday ? texts.friday : texts.dayOff);

/** Why this part of the day is not open, or undefined when all of it is. */
export function whyClosed(
  day: WorkingDay,
  { from, to }: Stretch,
  outside: string,
): string | undefined {
  const closure = day.closures.find((other) => other.from < to && from < other.to);
  if (closure) return closure.reason;
  if (covers(day.open, { from, to })) return undefined;
  return day.closedReason ?? outside;
}

function covers(open: readonly Stretch[], { from, to }: Stretch): boolean {
  let reached = from;
  while (reached < to) {
    const at = reached;
    const next = open.find((hour) => hour.from <= at && at < hour.to);
    if (!next) return false;
    reached = next.to;
  }
  return true;
}

/** The starts of the slots, in order. */
export function startsOf(day: WorkingDay, slotMinutes: number): number[] {
  const starts = day.shown.flatMap(({ from, to }) => {
    const count = Math.max(0, Math.floor((to - from) / slotMinutes));
    return Array.from({ length: count }, (_, index) => from + index * slotMinutes);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}
