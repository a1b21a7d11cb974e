import type { ReactNode } from 'react';
import { toLatinDigits } from '../../../format/digits';
import type { CellValue, Column } from '../column';

/** Rows that are rendered at once; between two batches the page can react. */
const batchSize = 200;

/** Renders cells outside the page and returns the text of each. */
export type DrawCells = (cells: readonly ReactNode[]) => readonly string[];

/**
 * The values of all cells of these rows: the `value` of the column, or else the rendered text with Latin digits. Cells
 * are rendered for that, because the text of a component is known only then. Rejects with the reason of `signal` if it
 * is aborted.
 */
export async function readCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  draw: DrawCells,
  signal: AbortSignal,
): Promise<CellValue[][]> {
  const withoutValue = columns.filter(({ value }) => !value);
  const values: CellValue[][] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    const texts = [...draw(batch.flatMap((row) => withoutValue.map((column) => column.cell(row))))];
    for (const row of batch) {
      values.push(
        columns.map(({ value }) => (value ? value(row) : toLatinDigits(texts.shift() ?? ''))),
      );
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return values;
}
