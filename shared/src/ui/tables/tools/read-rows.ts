import type { Identified, ListAnswer } from '../column';

/** Rows of the longest file: what a browser draws and a spreadsheet opens without trouble. */
export const most = 10_000;

/** A list is longer than a file may be. */
export class TooManyRows extends Error {}

/** The most that the API answers at once. */
const pageSize = 500;

/**
 * All rows that the list asks for, over all of its pages and in its order; `onProgress` hears after each
 * page how many of how many are read. A list that cannot be asked gives the rows that are there. Rejects
 * with TooManyRows before a list of more than `most` rows is read. Once `signal` is aborted the request on
 * its way is given up and this rejects.
 */
export async function readRows<Row extends Identified>(
  { data, readPage }: ListAnswer<Row>,
  onProgress: (page: number, pages: number) => void,
  signal: AbortSignal,
): Promise<Row[]> {
  const isWhole = data && data.meta.page === 1 && data.data.length >= data.meta.total;
  if (!readPage || isWhole) {
    if (data && data.data.length > most) throw new TooManyRows();
    return [...(data?.data ?? [])];
  }
  // A row that moves on while pages are read must not stand there twice.
  const rows = new Map<Row['id'], Row>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await readPage(page, pageSize, signal);
    signal.throwIfAborted();
    if (answer.meta.total > most) throw new TooManyRows();
    for (const row of answer.data) rows.set(row.id, row);
    last = answer.data.length > 0 ? answer.meta.totalPages : 0;
    onProgress(page, Math.max(page, last));
  }
  return [...rows.values()];
}
