import { useRef, type ComponentType, type ReactNode } from 'react';
import type { Page } from '../../contracts/lists';
import { formatNumber } from '../../format/money';
import { common } from '../../messages';
import type { Column, Identified, ListAnswer } from './column';
import { ColumnHeading } from './column-heading';
import { m } from './messages';
import { Region, Table } from './resource-table.styles';
import { moveBetweenRows } from './row-keys';
import { SkeletonRows } from './skeleton-rows';
import { TableRow } from './table-row';
import { useFits } from './use-fits';
import { leadOf } from './use-table-view';

/** Draws the rows of a table; `draw` makes one of them. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  /** `position` is the place among all rows, from 1, where not all of them are in the page. */
  draw: (row: Row, position?: number) => ReactNode;
}

export interface GridProps<Row> {
  /** Names the table, its files and its prints. */
  label: string;
  columns: readonly Column<Row>[];
  list: ListAnswer<Row>;
  /** Called with another page; leave it out for a list that is not paged. */
  onPage?: (page: number) => void;
  /** The server's sort parameter now: `name` or `-name`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Where a row leads; its lead cell becomes the link, and the whole row takes the click. */
  rowHref?: (row: Row) => string;
  /** Which rows are chosen (`useRowSelection`). */
  isSelected?: (row: Row) => boolean;
  /** Where the columns do not fit, headings and lead stay in view and the table scrolls in its frame. */
  isFrozen?: boolean;
  /** Draws the rows; LocalTable has another component, which draws only those near the window. */
  Rows?: ComponentType<RowsProps<Row>>;
}

/** Rows of a page unless a list says otherwise (texts 2 and 3: 10). */
const usualRows = 10;

/** The table itself: headings, and the rows of one page, or grey lines while they load. */
export function TableGrid<Row extends Identified>(props: GridProps<Row>) {
  const { label, columns, list, rowHref, isSelected, onPage, isFrozen } = props;
  const { data } = list;
  const Rows = props.Rows ?? AllRows<Row>;
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame);
  const isRefreshing = Boolean(data) && (list.isValidating ?? false);

  return (
    <>
      {!data && (
        <span role="status" className="visually-hidden">
          {common.loading}
        </span>
      )}
      <span aria-live="polite" className="visually-hidden">
        {data && onPage && !isRefreshing && pageInWords(data.meta)}
      </span>
      <Region
        ref={frame}
        {...(!fits && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        data-fits={fits || undefined}
        data-frozen={(isFrozen && !fits) || undefined}
        data-refreshing={isRefreshing || undefined}
      >
        <Table
          role="table"
          aria-label={label}
          aria-busy={!data || isRefreshing}
          aria-rowcount={props.Rows && data && data.meta.total + 1}
          data-framed={columns.some(({ isLesser }) => isLesser) || undefined}
          data-long={props.Rows ? true : undefined}
          onKeyDown={moveBetweenRows}
        >
          <Headings {...props} />
          {data ? (
            <Rows
              rows={data.data}
              draw={(row, position) => (
                <TableRow
                  key={row.id}
                  {...{ row, columns, rowHref, position }}
                  isSelected={isSelected?.(row)}
                />
              )}
            />
          ) : (
            <SkeletonRows columns={columns} count={usualRows} />
          )}
        </Table>
      </Region>
    </>
  );
}

function Headings<Row>({ columns, sort, onSort }: GridProps<Row>) {
  const lead = leadOf(columns);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <ColumnHeading
            key={column.title}
            {...{ column, sort, onSort }}
            isLead={column === lead}
          />
        ))}
      </tr>
    </thead>
  );
}

function AllRows<Row>({ rows, draw }: RowsProps<Row>) {
  return <tbody role="rowgroup">{rows.map((row) => draw(row))}</tbody>;
}

/** "Page 2 of 5, 41 rows" in Persian, for screen readers. */
function pageInWords({ page, totalPages, total }: Page<unknown>['meta']): string {
  return m.rows(formatNumber(page), formatNumber(totalPages), formatNumber(total));
}
