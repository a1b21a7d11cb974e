import type { Page } from '@ziba/shared/contracts/lists';

/**
 * Cuts a page out of a list that the server answers as a whole. `asked` counts from 1; a number after the
 * last page gives the last page.
 */
export function pageOf<Row>({ data }: Page<Row>, asked: number, limit: number): Page<Row> {
  const totalPages = Math.max(1, Math.ceil(data.length / limit));
  const page = Math.min(asked, totalPages);
  const rows = data.slice((page - 1) * limit, page * limit);
  return { data: rows, meta: { page, limit, total: data.length, totalPages } };
}
