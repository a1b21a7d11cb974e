import type { CalendarRules, Span } from './rules.queries';
import { boundsOf } from './schedule.queries';
import type { DayRules, Stretch } from './working-day';

const minute = 60_000;
const minutesOfDay = 1_440;

/** The part of a leave or closure on one day. */
export type DayClosure = DayRules['closures'][number] & { id: number; kind: string };

/** `DayRules` with the rows that they come from. */
export interface NamedDayRules extends DayRules {
  closures: DayClosure[];
  holiday: CalendarRules['holidays'][number] | null;
}

/**
 * The rules of a clinic for one doctor on one day (YYYY-MM-DD). A doctor with hours of their own has those instead of
 * the clinic's.
 */
export function rulesOfDay(
  rules: CalendarRules,
  doctorId: number | null,
  date: string,
): NamedDayRules {
  const own = rules.hours.filter(({ doctor }) => doctor !== null && doctor === doctorId);
  const exceptions = rules.exceptions
    .filter(({ doctor }) => doctor === null || doctor === doctorId)
    .map(({ id, kind, reason, doctor, ...span }) => ({
      id,
      kind,
      reason,
      ofDoctor: doctor !== null,
      ...within(date, span),
    }))
    .filter((stretch) => stretch.from < stretch.to);
  return {
    hours: own.length > 0 ? own : rules.hours.filter(({ doctor }) => doctor === null),
    holiday: rules.holidays.find((holiday) => holiday.date === date) ?? null,
    closures: exceptions.filter(({ kind }) => kind !== 'extra'),
    extra: exceptions.filter(({ kind }) => kind === 'extra'),
  };
}

/** The part of a time that is on a day, in minutes after its midnight. */
function within(date: string, { start, end }: Span): Stretch {
  const midnight = Date.parse(boundsOf(date)[0]);
  const minutes = (instant: string) => (Date.parse(instant) - midnight) / minute;
  return {
    from: Math.max(0, Math.floor(minutes(start))),
    to: Math.min(minutesOfDay, Math.ceil(minutes(end))),
  };
}
