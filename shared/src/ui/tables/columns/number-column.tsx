import { formatNumber } from '../../../format/money';
import type { ColumnOptions, ListColumn } from '../column';

interface Options<Row> extends ColumnOptions<Row> {
  number: (row: Row) => number | null | undefined;
  /** How it is shown: `formatToman` for amounts with their unit, or with what the row says. */
  format?: (value: number, row: Row) => string;
}

/**
 * A column of amounts; numbers in files. It begins where the others do: read from right to left, that
 * sets ones below ones.
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
