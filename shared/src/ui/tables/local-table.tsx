import { useDeferredValue, useMemo, type ComponentProps } from 'react';
import { ResourceTable } from './resource-table';
import type { Identified, ListColumn } from './column';
import { LongRows } from './long-rows';
import { searchRows, sortRows } from './order-rows';

interface Props<Row extends Identified> extends Omit<
  ComponentProps<typeof ResourceTable<Row>>,
  'columns' | 'page' | 'onPage' | 'Rows'
> {
  columns: readonly ListColumn<Row>[];
  /** Words that every row on show must hold. */
  search?: string;
}

/**
 * A table of a list that is here as a whole (`useAll`): searched and sorted in the browser, Persian
 * collation, by what the columns' `value` says. Ten thousand rows scroll smoothly: only those near the
 * window are in the page. Keyboard and states as in ResourceTable.
 */
export function LocalTable<Row extends Identified>({ search = '', ...props }: Props<Row>) {
  const { list, columns, sort } = props;
  // Typing goes before searching.
  const words = useDeferredValue(search);
  const rows = list.data?.data;
  const found = useMemo(
    () => rows && sortRows(searchRows(rows, columns, words), columns, sort),
    [rows, columns, words, sort],
  );
  const meta = { page: 1, limit: found?.length ?? 0, total: found?.length ?? 0, totalPages: 1 };
  const data = found && { data: [...found], meta };
  const shown = { ...list, data, query: { ...list.query, search }, readPage: undefined };
  return <ResourceTable {...props} list={shown} Rows={LongRows} />;
}
