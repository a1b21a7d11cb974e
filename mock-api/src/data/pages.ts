import type { Page } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';

/** The most rows of a list that is not paged. */
export const longestList = 5000;

/** The answer of a list that is not paged: all rows on one page. */
export function allRows<Row>(data: Row[]): Page<Row> {
  const total = data.length;
  return { data, meta: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 } };
}

/** Rows that were worked out together, as a list that is not paged: the first `longestList` of them. */
export const firstOf = <Row>(rows: Row[]): Page<Row> =>
  rows.length <= longestList
    ? allRows(rows)
    : pageOfRows(rows.slice(0, longestList), firstRows, rows.length);

/** The answer of a paged list: the rows of one page, and how many there are in all. */
export function pageOfRows<Row>(
  data: Row[],
  { page, limit }: { page: number; limit: number },
  total: number,
): Page<Row> {
  return { data, meta: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}

/** Asks a paged list for its rows at once. */
export const firstRows = { page: 1, limit: longestList };

/** A page asked for with `firstRows` as the answer of a list that is not paged. */
export const asWhole = <Row>(page: Page<Row>): Page<Row> =>
  page.meta.total > page.data.length ? page : allRows(page.data);

interface Statement {
  /** Runs as a prepared statement of this name when it has one. */
  name?: string;
  text: string;
}

/**
 * A list that is not paged, with its rows in the statement's order. Of more than `most` rows it answers
 * the first ones; `meta` then has the true total and more than one page.
 */
export async function wholeList<Row>(
  tx: Tx,
  { name, text }: Statement,
  values: readonly unknown[],
  most: number = longestList,
): Promise<Page<Row>> {
  const bounded = `${text} limit ${most + 1}`;
  const rows = await tx.query<Row>(name ? { name, text: bounded } : bounded, [...values]);
  if (rows.length <= most) return allRows(rows);
  const counted = `select count(*)::int as total from (${text}) listed`;
  const [count] = await tx.query<{ total: number }>(counted, [...values]);
  return pageOfRows(rows.slice(0, most), { page: 1, limit: most }, count?.total ?? rows.length);
}
