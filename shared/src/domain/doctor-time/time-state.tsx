import type { Slot } from '../../contracts/schedule';

/**
 * What a doctor's calendar says about a time. `closed` is a slot in which the doctor does not work, `outside` is no slot
 * of the doctor at all; `reason` is the calendar's own, for closed and held times.
 */
export interface TimeState {
  kind: 'free' | 'booked' | 'held' | 'closed' | 'outside';
  reason?: string;
}

/** The slots of a doctor's day on which a booking of so many minutes would lie. */
function overlapped(slots: readonly Slot[], start: string, minutes: number): readonly Slot[] {
  const from = Date.parse(start);
  const exact = slots.filter((slot) => Date.parse(slot.start) === from);
  if (exact.length > 0) return exact;
  const to = from + minutes * 60_000;
  return slots.filter((slot) => Date.parse(slot.start) < to && Date.parse(slot.end) > from);
}

/** Judges a time by the slots of its day, as the server answered them for a booking of `minutes`. */
export function timeStateOf(slots: readonly Slot[], start: string, minutes: number): TimeState {
  const on = overlapped(slots, start, minutes);
  const taken = (['booked', 'held', 'closed'] as const)
    .map((kind) => on.find(({ state }) => state === kind))
    .find(Boolean);
  if (taken) return { kind: taken.state as TimeState['kind'], reason: taken.reason };
  return { kind: on.some(({ state }) => state === 'free') ? 'free' : 'outside' };
}
