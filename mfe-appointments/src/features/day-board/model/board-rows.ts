import { takenBy, whyClosed, type Column, type Stretch } from './board-columns';

/** The time that the board shows, divided into rows of `step` minutes. A row is named by its first minute. */
export interface Rows extends Stretch {
  step: number;
}

/** The first minute of each row, from top to bottom. */
export const rowStarts = ({ from, to, step }: Rows): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, row) => from + row * step);

/** The first minute of the row that a minute lies in; it may lie outside of the board. */
export const rowStartOf = ({ from, step }: Rows, minute: number): number =>
  from + Math.floor((minute - from) / step) * step;

/** The stretch of time of the row that begins at a minute. */
export const stretchOf = ({ step }: Rows, start: number): Stretch => ({
  from: start,
  to: start + step,
});

/** Whether an item that began in an earlier row still takes the beginning of the row. */
export const isCovered = ({ items }: Column, start: number): boolean =>
  items.some((item) => item.from < start && item.to > start);

/** The items of a column that begin in a row. */
export const beginningIn = ({ items }: Column, rows: Rows, start: number) =>
  items.filter((item) => rowStartOf(rows, item.from) === start);

export type Idle = 'first' | 'following' | undefined;

/**
 * The rows in which nobody works and nothing is booked, by their first minutes: the first row of each gap
 * is 'first', the others are 'following'. The board draws them small. Empty when all rows are idle, as on a
 * holiday.
 */
export function idleRows(columns: readonly Column[], rows: Rows): ReadonlyMap<number, Idle> {
  const starts = rowStarts(rows);
  const idle = new Set(
    starts.filter((start) =>
      columns.every((column) => {
        const stretch = stretchOf(rows, start);
        return whyClosed(column, stretch) !== null && !takenBy(column, stretch);
      }),
    ),
  );
  if (idle.size === starts.length) return new Map();
  return new Map(
    [...idle].map((start): [number, Idle] => [
      start,
      idle.has(start - rows.step) ? 'following' : 'first',
    ]),
  );
}
