import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { toLatinDigits } from '../../../format/digits';
import type { CellValue, Column } from '../column';

/** Rows that are drawn at once: the page answers in between. */
const atOnce = 200;

/**
 * What the cells of these rows say: the bare value of a column that has one; else the words that are drawn
 * on the screen, with Latin digits. Cells are drawn out of sight for that, since what a component says is
 * known only then.
 */
export async function readCells<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<CellValue[][]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const drawn = columns.filter(({ value }) => !value);
  const values: CellValue[][] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    const cells = part.flatMap((row) => drawn.map((column) => column.cell(row)));
    flushSync(() =>
      root.render(
        <MemoryRouter>
          {cells.map((cell, index) => (
            <div key={index}>{cell}</div>
          ))}
        </MemoryRouter>,
      ),
    );
    const texts = [...place.children].map((cell) => toLatinDigits(cell.textContent ?? ''));
    for (const row of part) {
      values.push(columns.map(({ value }) => (value ? value(row) : (texts.shift() ?? ''))));
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  root.unmount();
  return values;
}
