import { formatNumber } from '../../../format/money';
import type { Column } from '../column';

interface Options<Row> extends Pick<Column<Row>, 'title' | 'sort' | 'align'> {
  number: (row: Row) => number | null | undefined;
  /** How it is shown: `formatToman` for amounts with their unit. */
  format?: (value: number) => string;
}

/**
 * A column of amounts; numbers in files. It begins where the others do: read from right to left, that
 * sets ones below ones.
 */
export function numberColumn<Row>({
  number,
  format = formatNumber,
  ...rest
}: Options<Row>): Column<Row> {
  return {
    ...rest,
    cell: (row) => {
      const value = number(row);
      return value == null ? null : <data value={value}>{format(value)}</data>;
    },
    value: number,
  };
}
