import { formatNumber } from '../../format/money';
import type { Column } from '../table/column';

interface Options<Row> extends Pick<Column<Row>, 'title' | 'sort'> {
  number: (row: Row) => number | null | undefined;
  /** How it is shown: `formatToman` for amounts with their unit. */
  format?: (value: number) => string;
}

/** A column of amounts, one below the other; numbers in files. */
export function numberColumn<Row>({
  number,
  format = formatNumber,
  ...rest
}: Options<Row>): Column<Row> {
  return {
    align: 'end',
    ...rest,
    cell: (row) => {
      const value = number(row);
      return value == null ? null : <data value={value}>{format(value)}</data>;
    },
    value: number,
  };
}
