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
  /** Words that every shown row must contain. */
  search?: string;
}

/**
 * A table of a list that is loaded as a whole (`useAll`). It searches and sorts in the browser, by the `value` of the
 * columns and the Persian alphabet. Ten thousand rows scroll smoothly, because only those near the window are drawn.
 * Keyboard and states are those of ResourceTable.
 */
export function LocalTable<Row extends Identified>({ search = '', ...props }: Props<Row>) {
  const { list, columns, sort } = props;
  // Typing has priority over searching.
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
