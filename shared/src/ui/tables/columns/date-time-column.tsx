import { formatDay, formatTime, type IsoDate } from '../../../format/date';
import { toLatinDigits } from '../../../format/digits';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends ColumnOptions<Row> {
  /** An instant, or a day without a time. */
  date: (row: Row) => IsoDate | null | undefined;
  /** Leaves the time out. */
  dayOnly?: boolean;
}

/** A column of kind date-time: the Jalali day and the time in Tehran; in files `1404/10/13 14:30`. */
export function dateTimeColumn<Row>({ date, dayOnly, ...rest }: Options<Row>): ListColumn<Row> {
  const partsOf = (row: Row) => {
    const iso = date(row);
    const hasTime = !dayOnly && iso != null && iso.length > 10;
    return { iso, day: formatDay(iso), time: hasTime ? formatTime(iso) : '' };
  };
  return {
    ...rest,
    cell: (row) => {
      const { iso, day, time } = partsOf(row);
      if (!day) return null;
      return (
        <time dateTime={iso ?? undefined}>
          {day}
          {time && `\u060c ${time}`}
        </time>
      );
    },
    value: (row) => {
      const { day, time } = partsOf(row);
      return toLatinDigits(`${day} ${time}`.trim());
    },
  };
}
