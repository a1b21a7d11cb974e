import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFromList } from '../../router/list-return';
import { Cell } from './resource-table.styles';
import type { Column } from './column';
import { leadOf } from './use-table-view';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowHref?: (row: Row) => string;
  isSelected?: boolean;
  /** Its place among all rows, from 1, if not all of them are in the page. */
  position?: number;
}

/** One row. With `rowHref`, its lead cell is a link. In narrow tables the row is a card. */
export function TableRow<Row>({ row, columns, rowHref, isSelected, position }: Props<Row>) {
  const lead = leadOf(columns);
  return (
    <tr
      role="row"
      aria-rowindex={position}
      data-linked={rowHref ? true : undefined}
      data-selected={isSelected || undefined}
    >
      {columns.map((column) => (
        <Cell
          key={column.title}
          role="cell"
          $align={column.align}
          data-title={column.quiet ? undefined : column.title}
          data-lead={column === lead || undefined}
          data-wide={column.wide}
          data-lesser={column.isLesser}
        >
          {rowHref && column === lead ? (
            <RowLink to={rowHref(row)}>{column.cell(row)}</RowLink>
          ) : (
            column.cell(row)
          )}
        </Cell>
      ))}
    </tr>
  );
}

/** The link of a row. The screen that it opens leads back to the list as it is now. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} state={useFromList()}>
      {children}
    </Link>
  );
}
