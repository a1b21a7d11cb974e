import { sessionKey, type Column } from './board-columns';
import { columnIndexOf, type BoardPlace } from './board-place';
import { beginningIn, isCovered, rowStarts, type Rows } from './board-rows';

/** A place that the keyboard can reach: an item in the row where it begins, or a free row. */
export interface Stop extends Omit<BoardPlace, 'minute'> {
  /** The first minute of the row; null for a session that has no time yet, which stands above all rows. */
  minute: number | null;
  /** The key of the item; undefined where the row is free. */
  key?: string;
}

/** All stops of a column from top to bottom. */
export function stopsOf(column: Column, rows: Rows): Stop[] {
  const place = { doctorId: column.doctor.id, day: column.day };
  const untimed = column.untimed.map(({ id }) => ({ ...place, minute: null, key: sessionKey(id) }));
  const timed = rowStarts(rows).flatMap((minute): Stop[] => {
    const items = beginningIn(column, rows, minute);
    if (items.length > 0) return items.map(({ key }) => ({ ...place, minute, key }));
    return isCovered(column, minute) ? [] : [{ ...place, minute }];
  });
  return [...untimed, ...timed];
}

const isSameStop = (one: Stop, other: Stop) =>
  one.doctorId === other.doctorId &&
  one.day === other.day &&
  one.minute === other.minute &&
  one.key === other.key;

/** A number to compare stops of one column by: sessions without a time come first. */
const orderOf = (minute: number | null) => minute ?? -1;

/** The stop of a column at a minute, or the last one before it, or the first of all. */
function nearest(stops: readonly Stop[], minute: number | null): Stop | undefined {
  return stops.findLast((stop) => orderOf(stop.minute) <= orderOf(minute)) ?? stops[0];
}

/**
 * The stop that a key leads to, as the page reads: the left arrow leads to the next column. Home and End
 * lead to the beginning and the end of the day, with Ctrl to the first and the last column. The stop stays
 * the same at an edge. Null for any other key.
 */
export function stopAfter(
  columns: readonly Column[],
  rows: Rows,
  current: Stop,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): Stop | null {
  const stopsAt = (index: number) => {
    const column = columns[index];
    return column ? stopsOf(column, rows) : [];
  };
  const index = columnIndexOf(columns, current);
  const own = stopsAt(index);
  const position = own.findIndex((stop) => isSameStop(stop, current));
  const moves: Record<string, () => Stop | undefined> = {
    ArrowDown: () => own[position + 1],
    ArrowUp: () => own[position - 1],
    ArrowLeft: () => nearest(stopsAt(index + 1), current.minute),
    ArrowRight: () => nearest(stopsAt(index - 1), current.minute),
    Home: () => (ctrlKey ? nearest(stopsAt(0), current.minute) : own[0]),
    End: () => (ctrlKey ? nearest(stopsAt(columns.length - 1), current.minute) : own.at(-1)),
  };
  const move = moves[key];
  return move ? (move() ?? current) : null;
}
