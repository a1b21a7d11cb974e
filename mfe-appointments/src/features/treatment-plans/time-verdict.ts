import type { TimeVerdict } from '@ziba/shared/domain/doctor-time/time-note';
import type { TimeState } from '@ziba/shared/domain/doctor-time/time-state';
import { inTehran } from '@ziba/shared/format/time-of-day';
import { m } from './messages';
import type { SessionRow } from './session-values';

/**
 * What is said about the time of a session. A time outside of working hours gives only a warning, because the server
 * accepts it.
 */
export function verdictOf({ kind, reason }: TimeState): TimeVerdict {
  const verdicts = {
    booked: { tone: 'danger', text: m.time.booked },
    held: { tone: 'warning', text: reason ?? m.time.held },
    closed: { tone: 'warning', text: m.time.closed(reason) },
    free: { tone: 'success', text: m.time.isFree },
    outside: { tone: 'warning', text: m.time.outside },
  } as const;
  return verdicts[kind];
}

/** Midnight means that the session has no time yet; such a session takes no time of the doctor. */
const hasHour = (date: string) => inTehran(date)?.time !== '00:00';

/** The first session of a list that overlaps a time; undefined if there is none. */
export function overlapping(
  { date, hours }: { date: string; hours: number },
  others: readonly SessionRow[],
): SessionRow | undefined {
  if (!hasHour(date)) return undefined;
  const hour = 3_600_000;
  const [from, to] = [Date.parse(date), Date.parse(date) + hours * hour];
  return others.find((other) => {
    const begin = Date.parse(other.date);
    return hasHour(other.date) && begin < to && begin + other.estimated_duration * hour > from;
  });
}
