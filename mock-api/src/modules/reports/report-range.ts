import { longestRange, reportTexts } from '@ziba/shared/contracts/reports';
import { invalid } from '../../lib/refusal';
import { addDays, todayInTehran } from '../../lib/tehran';

/** Days of a report, YYYY-MM-DD in Tehran, both included. */
export interface Range {
  from: string;
  to: string;
}

/** The requested days, or the last 30. Errors: 400 an end before the start, too many days. */
export function rangeOf({ from, to = todayInTehran() }: Partial<Range>): Range {
  const start = from ?? addDays(to, -29);
  if (start > to) throw invalid('to', reportTexts.range);
  if (lengthOf({ from: start, to }) > longestRange) throw invalid('to', reportTexts.tooLong);
  return { from: start, to };
}

/** The same number of days before. */
export function rangeBefore(range: Range): Range {
  const days = lengthOf(range);
  return { from: addDays(range.from, -days), to: addDays(range.to, -days) };
}

const lengthOf = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

export const tehranDay = (column: string) => `(${column} at time zone 'Asia/Tehran')::date`;

/** SQL: from the beginning of the first day to the end of the last one, in Tehran; $2 and $3 if left out. */
export const within = (column: string, first = '$2::date', last = '$3::date') =>
  `${column} >= ${first}::timestamp at time zone 'Asia/Tehran'
    and ${column} < (${last} + 1)::timestamp at time zone 'Asia/Tehran'`;
