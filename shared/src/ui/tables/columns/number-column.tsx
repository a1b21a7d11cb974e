import { formatNumber } from '../../../format/money';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends Omit<ColumnOptions<Row>, 'align'> {
  number: (row: Row) => number | null | undefined;
  /** How it is shown: `formatToman` for amounts, or a function that also uses the row. */
  format?: (value: number, row: Row) => string;
}

/**
 * A column of numbers; numbers in files too. It is aligned at the start like other columns: on a page from right to
 * left, digits of the same place value stand below one another.
 */
export function numberColumn<Row>({
  number,
  format = formatNumber,
  ...rest
}: Options<Row>): ListColumn<Row> {
  return {
    ...rest,
    cell: (row) => {
      const value = number(row);
      return value == null ? null : <data value={value}>{format(value, row)}</data>;
    },
    value: number,
  };
}
