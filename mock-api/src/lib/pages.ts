import type { Page } from '@ziba/shared/contracts/common';

/** The answer of a list that is not paged: all rows on one page. */
export function allRows<Row>(data: Row[]): Page<Row> {
  const total = data.length;
  return { data, meta: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 } };
}

/** The answer of a paged list: the rows of one page, and how many there are in all. */
export function pageOfRows<Row>(
  data: Row[],
  { page, limit }: { page: number; limit: number },
  total: number,
): Page<Row> {
  return { data, meta: { page, limit, total, totalPages: Math.ceil(total / limit) } };
}
