import { formatDay } from '@ziba/shared/format/date';
import { addDays, daysBetween } from '@ziba/shared/format/day';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

/** A line of a report: a day, a word or an id, with the name of a person or a service. */
interface Line {
  key: string | null;
  label: string | null;
}

/** The lines with an id each, as a table needs it. */
export const withIds = <One extends Line>(lines: readonly One[]) =>
  lines.map((line) => ({ ...line, id: line.key ?? 'none' }));

/** The name of a line; `words` are those of keys that are words, such as payment methods. */
export function nameOf({ key, label }: Line, by: string, words: Record<string, string> = {}) {
  if (key === null) return m.unnamed;
  if (by === 'day') return formatDay(key);
  return words[key] ?? formatText(label ?? key);
}

interface Days {
  from: string;
  to: string;
}

/** All days of the range; those without a line count 0. */
export function everyDay<One extends Line>(
  { from, to }: Days,
  lines: readonly One[],
  valueOf: (line: One) => number,
) {
  const values = new Map(lines.map((line) => [line.key, valueOf(line)]));
  const points = Array.from({ length: daysBetween(from, to) }, (_, at) => addDays(from, at));
  return { points, values: points.map((day) => values.get(day) ?? 0) };
}

/** What the period before is called: as many days as the report has. */
export const sinceOf = (days: Days | undefined) =>
  days && m.since(formatNumber(daysBetween(days.from, days.to)));
