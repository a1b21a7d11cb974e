import type { Page } from '@ziba/shared/contracts/common';

/** The answer of a list that is not paged: all rows on one page. */
export function allRows<Row>(data: Row[]): Page<Row> {
  const total = data.length;
  return { data, meta: { page: 1, limit: Math.max(total, 1), total, totalPages: 1 } };
}
