import type { Identified, ListAnswer } from '../column';

/** The most rows of a file: what a browser can render and a spreadsheet can open without trouble. */
export const maxRows = 10_000;

/** The list has more rows than a file may have. */
export class TooManyRows extends Error {}

/** The most rows that the API returns at once. */
const pageSize = 500;

/**
 * Loads all rows of a list, over all its pages and in its order; calls `onProgress` after each page with its number and
 * the number of all pages. A list without `readPage` returns the rows that it has. Rejects with TooManyRows, before
 * it has loaded them, if there are more than `maxRows` rows. Aborting `signal` aborts the running request, and this
 * rejects.
 */
export async function readRows<Row extends Identified>(
  { data, readPage }: ListAnswer<Row>,
  onProgress: (page: number, pages: number) => void,
  signal: AbortSignal,
): Promise<Row[]> {
  const isWhole = data && data.meta.page === 1 && data.data.length >= data.meta.total;
  if (!readPage || isWhole) {
    if (data && data.data.length > maxRows) throw new TooManyRows();
    return [...(data?.data ?? [])];
  }
  // A row may move to the next page meanwhile: it must not be there twice.
  const rows = new Map<Row['id'], Row>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await readPage(page, pageSize, signal);
    signal.throwIfAborted();
    if (answer.meta.total > maxRows) throw new TooManyRows();
    for (const row of answer.data) rows.set(row.id, row);
    last = answer.data.length > 0 ? answer.meta.totalPages : 0;
    onProgress(page, Math.max(page, last));
  }
  return [...rows.values()];
}
