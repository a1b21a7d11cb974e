import type { ApiError } from '@ziba/shared/api/client';
import type { Page } from '@ziba/shared/contracts/lists';
import type { ListAnswer } from '@ziba/shared/ui/tables/resource-table';
import type { SWRResponse } from 'swr';

interface Options<Row> {
  /** The unique id of a row. */
  idOf: (row: Row) => number | string;
  /** Which rows are shown; all by default. */
  isShown?: (row: Row) => boolean;
}

/** Turns a list that is loaded as a whole into the input of `ResourceTable`. */
export function wholeList<Row>(
  { data, error, isLoading, isValidating, mutate }: SWRResponse<Page<Row>, ApiError>,
  { idOf, isShown = () => true }: Options<Row>,
): ListAnswer<Row & { id: number | string }> {
  const rows = data?.data.filter(isShown).map((row) => ({ ...row, id: idOf(row) }));
  const whole = rows && {
    data: rows,
    meta: { page: 1, limit: rows.length, total: rows.length, totalPages: 1 },
  };
  // The list is polled every few seconds; its rows must not fade each time.
  return { data: whole, error, isLoading, isValidating: isValidating && !data, mutate };
}
