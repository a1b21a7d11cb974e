import type { ColumnOptions, ListColumn } from '../ui/tables/column';
import { statuses, type StatusLook } from './status/messages';
import { Status, type StatusKind, type StatusValue } from './status/status';

interface Options<Row, Kind extends StatusKind> extends ColumnOptions<Row> {
  of: Kind;
  /** The value that the server sends; null or undefined shows an empty cell. */
  status: (row: Row) => StatusValue<Kind> | null | undefined;
}

/** A column of kind status: text, icon and colour; exports hold the text. */
export function statusColumn<Row, Kind extends StatusKind>({
  of,
  status,
  ...rest
}: Options<Row, Kind>): ListColumn<Row> {
  const looks: Readonly<Record<string, StatusLook>> = statuses[of];
  return {
    ...rest,
    cell: (row) => {
      const value = status(row);
      return value == null ? null : <Status of={of} value={value} />;
    },
    value: (row) => {
      const value = status(row);
      return value == null ? null : (looks[String(value)]?.label ?? String(value));
    },
  };
}
