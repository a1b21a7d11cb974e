import type { Holiday } from '../../contracts/schedule';
import { weekdayOf } from '../../format/weekday';
import { common } from '../../messages';

/** A named day off, or a Friday that is open after all (`is_open`), as the server lists them. */
export type NamedDay = Pick<Holiday, 'date' | 'title' | 'is_open'>;

/** Which days may be picked, and which are holidays. */
export interface DayRules {
  /** The first and the last day that may be picked, YYYY-MM-DD. */
  earliest?: string;
  latest?: string;
  holidays?: readonly NamedDay[];
  /** Fridays and holidays cannot be picked, for appointments for example. */
  closedBlocked?: boolean;
}

const friday = 6;

/** The entry of a day in the list of holidays; undefined if it has none. */
export function namedDay(iso: string, { holidays = [] }: DayRules): NamedDay | undefined {
  return holidays.find(({ date }) => date.slice(0, 10) === iso);
}

/** Why the day is off: its holiday's name, or that it is a Friday; null on working days. */
export function whyClosed(iso: string, rules: DayRules): string | null {
  const named = namedDay(iso, rules);
  if (named) return named.is_open ? null : named.title;
  return weekdayOf(iso) === friday ? (common.weekdays[friday] ?? null) : null;
}

/** The day, or the nearest one that the limits allow. */
export function clampDay(iso: string, { earliest = '', latest = '9999' }: DayRules): string {
  if (iso < earliest) return earliest;
  return iso > latest ? latest : iso;
}

/** Whether the day may be picked. */
export function mayPick(iso: string, rules: DayRules): boolean {
  if (clampDay(iso, rules) !== iso) return false;
  return !(rules.closedBlocked && whyClosed(iso, rules) !== null);
}
