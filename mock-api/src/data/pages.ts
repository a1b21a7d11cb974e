import type { Page } from '@ziba/shared/contracts/lists';
import type { Tx } from '../db/connect';

/** The maximum number of rows of a list without paging. */
export const longestList = 5000;

/** The answer of a list without paging: all rows on one page. */
export function allRows<Row>(data: Row[]): Page<Row> {
  const total = data.length;
  return { data, meta: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 } };
}

/** The answer of a list without paging whose rows were computed together: the first `longestList` of them. */
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

/** A query for the first rows of a paged list, up to the longest list. */
export const firstRows = { page: 1, limit: longestList };

/** Turns a page that was read with `firstRows` into the answer of a list without paging. */
export const asWhole = <Row>(page: Page<Row>): Page<Row> =>
  page.meta.total > page.data.length ? page : allRows(page.data);

interface Statement {
  /** If set, the statement is prepared under this name. */
  name?: string;
  text: string;
}

/**
 * Reads a list without paging, in the order of the statement. Of more than `most` rows it answers the first ones;
 * `meta` then has the true total and more than one page.
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
