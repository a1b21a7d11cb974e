import type { Slot } from '@ziba/shared/contracts/schedule';
import { inTehran } from '@ziba/shared/format/time-of-day';
import { m } from './messages';
import type { SessionRow } from './session-values';

/** What the calendar says about a time; `tone` is how serious it is. */
export interface Verdict {
  tone: 'plain' | 'success' | 'warning' | 'danger';
  text: string;
}

const minute = 60_000;

/** The slots of a doctor's day on which a session of so many minutes would lie. */
function overlapped(slots: readonly Slot[], start: string, minutes: number): readonly Slot[] {
  const from = Date.parse(start);
  const exact = slots.filter((slot) => Date.parse(slot.start) === from);
  if (exact.length > 0) return exact;
  const to = from + minutes * minute;
  return slots.filter((slot) => Date.parse(slot.start) < to && Date.parse(slot.end) > from);
}

/**
 * Says whether a doctor is free at a time. A time outside of working hours gives only a warning, because the
 * server accepts it (beyond F7).
 */
export function verdictOn(slots: readonly Slot[], start: string, minutes: number): Verdict {
  const on = overlapped(slots, start, minutes);
  const states = new Set(on.map(({ state }) => state));
  if (states.has('booked')) return { tone: 'danger', text: m.time.booked };
  const held = on.find(({ state }) => state === 'held');
  if (held) return { tone: 'warning', text: held.reason ?? m.time.held };
  const closed = on.find(({ state }) => state === 'closed');
  if (closed) return { tone: 'warning', text: m.time.closed(closed.reason) };
  if (states.has('free')) return { tone: 'success', text: m.time.isFree };
  return { tone: 'warning', text: m.time.outside };
}

/** Midnight means that the session has no time yet; such a session takes no time of the doctor. */
const hasHour = (date: string) => inTehran(date)?.time !== '00:00';

/** The first session of a list that overlaps a time; undefined if there is none. */
export function overlapping(
  { date, hours }: { date: string; hours: number },
  others: readonly SessionRow[],
): SessionRow | undefined {
  if (!hasHour(date)) return undefined;
  const [from, to] = [Date.parse(date), Date.parse(date) + hours * 60 * minute];
  return others.find((other) => {
    const begin = Date.parse(other.date);
    return (
      hasHour(other.date) && begin < to && begin + other.estimated_duration * 60 * minute > from
    );
  });
}
