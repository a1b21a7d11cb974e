import type { ApiError } from '@ziba/shared/api/client';
import type { Page } from '@ziba/shared/contracts/lists';
import type { ListAnswer } from '@ziba/shared/ui/tables/resource-table';
import type { SWRResponse } from 'swr';

interface Options<Row> {
  /** What tells the rows apart. */
  idOf: (row: Row) => number | string;
  /** Which rows are shown; all unless told. */
  keep?: (row: Row) => boolean;
}

/** A list that came as a whole, as the table takes it. */
export function wholeList<Row>(
  { data, error, isLoading, isValidating, mutate }: SWRResponse<Page<Row>, ApiError>,
  { idOf, keep = () => true }: Options<Row>,
): ListAnswer<Row & { id: number | string }> {
  const rows = data?.data.filter(keep).map((row) => ({ ...row, id: idOf(row) }));
  const whole = rows && {
    data: rows,
    meta: { page: 1, limit: rows.length, total: rows.length, totalPages: 1 },
  };
  // What reads itself anew every few seconds does not fade each time.
  return { data: whole, error, isLoading, isValidating: isValidating && !data, mutate };
}
