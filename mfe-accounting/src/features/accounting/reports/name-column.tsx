import { toLatinDigits } from '@ziba/shared/format/digits';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Link } from 'react-router-dom';

interface Options<Row> {
  title: string;
  text: (row: Row) => string;
  /** The list of the rows behind the line; undefined where there is none, or the user may not open it. */
  to?: (row: Row) => string | undefined;
  sort?: string;
}

/** The column that names the lines of a report, and leads to the rows behind each. */
export function nameColumn<Row>({ title, text, to, sort }: Options<Row>): ListColumn<Row> {
  return {
    title,
    cell: (row) => {
      const address = to?.(row);
      return address ? <Link to={address}>{text(row)}</Link> : text(row);
    },
    value: (row) => toLatinDigits(text(row)),
    sort,
  };
}
