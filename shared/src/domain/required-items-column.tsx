import type { ColumnOptions, ListColumn } from '../ui/tables/column';
import { RequiredItems, type NeededItem } from './required-items';

interface Options<Row> extends Omit<ColumnOptions<Row>, 'sort'> {
  items: (row: Row) => readonly NeededItem[];
}

/**
 * A column of the special kind session required items: names with quantities. Exports write
 * `name (quantity)` with commas between.
 */
export function requiredItemsColumn<Row>({ items, ...rest }: Options<Row>): ListColumn<Row> {
  return {
    wide: true,
    ...rest,
    cell: (row) => <RequiredItems items={items(row)} />,
    value: (row) =>
      items(row)
        .map(({ name, quantity }) => `${name} (${quantity})`)
        .join('، '),
  };
}
