import type { ReactNode } from 'react';
import { toLatinDigits } from '../../../format/digits';
import type { CellValue, Column } from '../column';

/** Rows that are drawn at once: the page answers in between. */
const atOnce = 200;

/** Draws cells out of sight, and answers the words of each. */
export type DrawCells = (cells: readonly ReactNode[]) => readonly string[];

/**
 * What the cells of these rows say: the bare value of a column that has one; else the words that are drawn
 * on the screen, with Latin digits. They are drawn for that, since what a component says is known only then.
 * Rejects with the reason of `signal` once it is aborted.
 */
export async function readCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  draw: DrawCells,
  signal: AbortSignal,
): Promise<CellValue[][]> {
  const drawn = columns.filter(({ value }) => !value);
  const values: CellValue[][] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const texts = [...draw(part.flatMap((row) => drawn.map((column) => column.cell(row))))];
    for (const row of part) {
      values.push(
        columns.map(({ value }) => (value ? value(row) : toLatinDigits(texts.shift() ?? ''))),
      );
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return values;
}
