import type { OffTime } from '@ziba/shared/contracts/off-time';
import type { Tx } from '../../db/connect';
import { todayInTehran } from '../../lib/tehran';
import { rulesOfDay, type DayClosure } from './day-rules';
import { readRules, type CalendarRules, type Span } from './rules.queries';
import { boundsOf } from './schedule.queries';
import { whyClosed, workingDay, type WorkingDay } from './working-day';

const minute = 60_000;
const quarter = 15;

/** The time and the doctor of a booking. */
export interface Spot extends Span {
  doctor_id: number | null;
  /** False if only the day is fixed. */
  has_time?: boolean;
}

/** The reason why the doctor does not work; `key` is the same for the same row of the calendar. */
export interface Cause extends OffTime {
  key: string;
}

/** Reads the rules for all spots in one query. */
async function rulesFor(tx: Tx, clinicId: number, spots: readonly Spot[]): Promise<CalendarRules> {
  const times = spots.map(({ start }) => Date.parse(start));
  const from = todayInTehran(new Date(Math.min(...times)));
  const to = todayInTehran(new Date(Math.max(...times)));
  const span = { start: boundsOf(from)[0], end: boundsOf(to)[1] };
  return readRules(tx, clinicId, span, { from, to });
}

/** All reasons why the doctor of each spot does not work, in the order of the spots; an empty list if they work. */
export async function causesOf(
  tx: Tx,
  clinicId: number,
  spots: readonly Spot[],
): Promise<Cause[][]> {
  if (spots.length === 0) return [];
  const rules = await rulesFor(tx, clinicId, spots);
  return spots.map((spot) => causesOfSpot(rules, spot));
}

function causesOfSpot(rules: CalendarRules, spot: Spot): Cause[] {
  const { doctor_id: doctorId, start, end, has_time = true } = spot;
  const date = todayInTehran(new Date(start));
  const ofDay = rulesOfDay(rules, doctorId, date);
  const day = workingDay(date, ofDay);
  const midnight = Date.parse(boundsOf(date)[0]);
  const from = (Date.parse(start) - midnight) / minute;
  const to = (Date.parse(end) - midnight) / minute;
  const closures = has_time
    ? ofDay.closures.filter((closure) => closure.from < to && from < closure.to)
    : closedAllDay(day, ofDay.closures);
  const isOutside = has_time
    ? whyClosed({ ...day, closures: [] }, { from, to }, 'outside') !== undefined
    : day.open.length === 0;
  const hasLeft = doctorId !== null && !rules.doctors.includes(doctorId);
  return [
    ...(hasLeft ? [{ key: 'doctor', kind: 'doctor' as const, reason: null }] : []),
    ...closures.map(causeOfClosure),
    ...(isOutside ? [outsideOf(ofDay.holiday)] : []),
  ];
}

const causeOfClosure = ({ id, kind, reason, ofDoctor }: DayClosure): Cause => ({
  key: `exception:${id}`,
  kind: ofDoctor ? (kind === 'leave' ? 'leave' : 'closed') : 'clinic',
  reason,
});

const outsideOf = (holiday: CalendarRules['holidays'][number] | null): Cause =>
  holiday && !holiday.is_open
    ? { key: `holiday:${holiday.id}`, kind: 'holiday', reason: holiday.title }
    : { key: 'hours', kind: 'hours', reason: null };

/** The closures, if they cover all hours of the day. */
function closedAllDay({ open }: WorkingDay, closures: readonly DayClosure[]): DayClosure[] {
  const isClosedAt = (time: number) => closures.some(({ from, to }) => from <= time && time < to);
  for (const { from, to } of open) {
    for (let time = from; time < to; time += quarter) if (!isClosedAt(time)) return [];
  }
  return open.length > 0 ? [...closures] : [];
}

/**
 * Returns the rows; those whose doctor does not work at their time get `off_time`. `spotOf` returns null for a row that
 * nobody is expected for any more; rows before today are not checked.
 */
export async function markOffTimes<Row extends object>(
  tx: Tx,
  clinicId: number,
  rows: readonly Row[],
  spotOf: (row: Row) => Spot | null,
): Promise<(Row & { off_time?: OffTime })[]> {
  const today = Date.parse(boundsOf(todayInTehran())[0]);
  const spots = rows.map((row) => {
    const spot = spotOf(row);
    return spot && Date.parse(spot.end) > today ? spot : null;
  });
  const expected = spots.filter((spot) => spot !== null);
  const causes = new Map(
    (await causesOf(tx, clinicId, expected)).map((found, at) => [expected[at], found[0]]),
  );
  return rows.map((row, at) => {
    const spot = spots[at];
    const cause = spot && causes.get(spot);
    return cause ? { ...row, off_time: { kind: cause.kind, reason: cause.reason } } : row;
  });
}
