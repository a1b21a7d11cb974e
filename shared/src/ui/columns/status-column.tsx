import type { IconName } from '../icon';
import { StatusBadge, type StatusTone } from '../status-badge';
import type { Column } from '../table/column';

/** How one status looks and is called. */
export interface StatusLook {
  label: string;
  tone: StatusTone;
  icon?: IconName;
}

interface Options<Row> extends Pick<Column<Row>, 'title' | 'sort' | 'align'> {
  /** Undefined where there is none. */
  status: (row: Row) => StatusLook | undefined;
}

/** A column of kind status: a word, a drawing and a colour; the word in files. */
export function statusColumn<Row>({ status, ...rest }: Options<Row>): Column<Row> {
  return {
    ...rest,
    cell: (row) => {
      const look = status(row);
      return look && <StatusBadge {...look} />;
    },
    value: (row) => status(row)?.label,
  };
}
