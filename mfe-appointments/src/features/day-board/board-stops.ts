import { sessionKey, takenBy, whyClosed, type Column, type Stretch } from './board-columns';

/** A place that the keyboard can stand on: something that begins in a row, or the free row itself. */
export interface Stop {
  column: number;
  /** `untimedRow` for sessions whose hour is still open. */
  row: number;
  /** Of the thing that begins there; undefined where the row is free. */
  key?: string;
}

/** The row above the first hour. */
export const untimedRow = -1;

export interface Rows extends Stretch {
  /** Minutes of one row. */
  step: number;
}

export const rowCount = ({ from, to, step }: Rows) => Math.ceil((to - from) / step);

export const rowOf = ({ from, step }: Rows, minute: number) => Math.floor((minute - from) / step);

/** The stretch of time that a row stands for. */
export const stretchOf = ({ from, step }: Rows, row: number): Stretch => ({
  from: from + row * step,
  to: from + (row + 1) * step,
});

/** Whether something that began earlier still lies over the beginning of the row. */
export const isCovered = ({ items }: Column, rows: Rows, row: number) => {
  const { from } = stretchOf(rows, row);
  return items.some((item) => item.from < from && item.to > from && rowOf(rows, item.from) < row);
};

/** What of a column begins in a row. */
export const beginningIn = ({ items }: Column, rows: Rows, row: number) =>
  items.filter((item) => rowOf(rows, item.from) === row);

export type Idle = 'first' | 'rest' | undefined;

/**
 * The rows in which nobody works and nothing happens, for they need little room; none where that is so of
 * all rows, as on a holiday.
 */
export function idleRows(columns: readonly Column[], rows: Rows): Idle[] {
  const idle = Array.from({ length: rowCount(rows) }, (_, row) => {
    const stretch = stretchOf(rows, row);
    return columns.every(
      (column) => whyClosed(column, stretch) !== null && !takenBy(column, stretch),
    );
  });
  if (idle.every(Boolean)) return idle.map(() => undefined);
  return idle.map((is, row) => (is ? (idle[row - 1] ? 'rest' : 'first') : undefined));
}

/** All stops of a column from top to bottom. */
export function stopsOf(column: Column, index: number, rows: Rows): Stop[] {
  const untimed = column.untimed.map(({ id }) => ({
    column: index,
    row: untimedRow,
    key: sessionKey(id),
  }));
  const timed = Array.from({ length: rowCount(rows) }, (_, row) => {
    const begin = beginningIn(column, rows, row).map(({ key }) => ({ column: index, row, key }));
    if (begin.length > 0) return begin;
    return isCovered(column, rows, row) ? [] : [{ column: index, row }];
  }).flat();
  return [...untimed, ...timed];
}

const isAt = (one: Stop, other: Stop) =>
  one.column === other.column && one.row === other.row && one.key === other.key;

/** The stop of a column at a row, or the one that lies over it. */
function nearest(stops: readonly Stop[], row: number): Stop | undefined {
  return stops.findLast((stop) => stop.row <= row) ?? stops[0];
}

/**
 * Where an arrow leads in the sense of the page: left is the next column. Home and End go to the
 * beginning and the end of the day, with Ctrl to the first and the last column. Null when the key is
 * none of these.
 */
export function stopAfter(
  columns: readonly Column[],
  rows: Rows,
  now: Stop,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): Stop | null {
  const of = (index: number) => {
    const column = columns[index];
    return column ? stopsOf(column, index, rows) : [];
  };
  const own = of(now.column);
  const place = own.findIndex((stop) => isAt(stop, now));
  const moves: Record<string, () => Stop | undefined> = {
    ArrowDown: () => own[place + 1],
    ArrowUp: () => own[place - 1],
    ArrowLeft: () => nearest(of(now.column + 1), now.row),
    ArrowRight: () => nearest(of(now.column - 1), now.row),
    Home: () => (ctrlKey ? nearest(of(0), now.row) : own[0]),
    End: () => (ctrlKey ? nearest(of(columns.length - 1), now.row) : own.at(-1)),
  };
  const move = moves[key];
  return move ? (move() ?? now) : null;
}
