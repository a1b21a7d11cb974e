import { useRef, type ComponentType, type ReactNode } from 'react';
import { formatNumber } from '../../format/money';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Pagination } from './pagination';
import { Frame, Notice, Region, Sheet, Table } from './resource-table.styles';
import { EmptyView, ErrorView } from '../views/state-views';
import type { Column, Identified, ListAnswer } from './column';
import { ColumnHeading } from './column-heading';
import { m } from './messages';
import { moveBetweenRows } from './row-keys';
import { SkeletonRows } from './skeleton-rows';
import { TableRow } from './table-row';
import { TableTools } from './table-tools';
import { useFits } from './use-fits';
import { useShowAll } from './use-show-all';
import { useHeldWhilePressed } from '../controls/use-held-while-pressed';
import { leadOf, shownColumns, useTableView } from './use-table-view';
import { Toolbar } from './toolbar';

export type { Column, ListAnswer, ListColumn } from './column';

/** How the rows of a table reach the page; `draw` makes one of them. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  draw: (row: Row, position?: number) => ReactNode;
}

interface Props<Row> {
  /** Names the table, its files and its prints. */
  label: string;
  columns: readonly Column<Row>[];
  list: ListAnswer<Row>;
  /** Said when there is no row: plain words, or an EmptyView with the next step. */
  empty: ReactNode;
  /** Said where search and filters leave no row; general words unless given. */
  noMatch?: string;
  /**
   * Lifts what narrows the list. The table knows itself what stands in the address; hand it over where the list has
   * a name there (`useListParams('plans')`), or is narrowed by something else.
   */
  onShowAll?: () => void;
  /** False where the person may not see the list: said in its place. */
  mayRead?: boolean;
  /** Paging; leave both out for a list that is not paged. */
  page?: number;
  onPage?: (page: number) => void;
  /** The server's sort word now: `name` or `-name`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Where a row leads; its lead cell becomes the link and the whole row takes the click. */
  rowHref?: (row: Row) => string;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** By this name a person's choice of columns and density is kept; with it the table has its tools. */
  name?: string;
  /** Which rows are chosen (`useRowSelection`). */
  isSelected?: (row: Row) => boolean;
  /** What can be done with the chosen rows (`BulkBar`). */
  bulk?: ReactNode;
  /** Where its columns do not fit, headings and the lead stay in view and the table scrolls in its frame. */
  isFrozen?: boolean;
  /** Another way to draw many rows; LocalTable has one. */
  Rows?: ComponentType<RowsProps<Row>>;
}

/** Rows of a page unless a list says otherwise (texts 2 and 3: 10). */
const usualRows = 10;

/**
 * The one table of the product. It decides loading, failure with another try, emptiness, paging and
 * sorting (H20); a screen hands over columns and words. Where it is narrow, rows become cards.
 * Keyboard: headings sort by Enter and Space; arrows up and down go from row to row.
 */
export function ResourceTable<Row extends Identified>(props: Props<Row>) {
  const { label, columns, toolbar, name, bulk, mayRead = true } = props;
  const [view, changeView] = useTableView(name);
  const [list, hold] = useHeldWhilePressed(props.list);
  const sheet = (
    <Sheet data-dense={view.dense || undefined} onPointerDown={hold}>
      <Content {...props} list={list} columns={shownColumns(columns, view)} />
    </Sheet>
  );
  if (!toolbar && !name && !bulk) return sheet;
  return (
    <Frame>
      {(toolbar || name) && (
        <Toolbar>
          {toolbar}
          {name && mayRead && (
            <TableTools {...{ label, columns, list, view, onView: changeView }} />
          )}
        </Toolbar>
      )}
      {sheet}
      {bulk}
    </Frame>
  );
}

function Content<Row extends Identified>(props: Props<Row>) {
  const { list, empty, page, onPage, mayRead = true } = props;
  const { data, error } = list;
  const showAllOfAddress = useShowAll(list.query);
  const onShowAll = props.onShowAll ?? showAllOfAddress;
  if (!mayRead) return <EmptyView icon="no-access" title={m.noAccess} hint={m.noAccessHint} />;

  const pages = data && onPage && (
    <Pagination
      page={page ?? data.meta.page}
      totalPages={data.meta.totalPages}
      total={data.meta.total}
      onPage={onPage}
      of={props.label}
    />
  );
  // Rows of one page are never passed off as another that cannot be read.
  if (error && (!data || list.isPrevious)) {
    if (error.status === 403) return <Forbidden why={error.message} />;
    return (
      <>
        <ErrorView error={error} onRetry={list.mutate} />
        {pages}
      </>
    );
  }
  // What the question before found nothing for says nothing about this one.
  if (data?.data.length === 0 && list.isPrevious === true) {
    return <Grid {...props} list={{ ...list, data: undefined }} />;
  }
  if (data?.data.length === 0) {
    if (data.meta.total > 0 && onPage) {
      return <PastEnd last={data.meta.totalPages} onPage={onPage} />;
    }
    if (onShowAll) return <NoMatch title={props.noMatch} onShowAll={onShowAll} />;
    return typeof empty === 'string' ? <EmptyView title={empty} /> : empty;
  }
  return (
    <>
      {error && (
        <Notice role="alert">
          <span>{m.stale}</span>
          <Button tone="quiet" size="small" icon="retry" onClick={() => void list.mutate()}>
            {common.tryAgain}
          </Button>
        </Notice>
      )}
      <Grid {...props} />
      {pages}
    </>
  );
}

function Grid<Row extends Identified>(props: Props<Row>) {
  const { label, columns, list, sort, onSort, rowHref, isSelected, onPage, isFrozen } = props;
  const { data } = list;
  const Rows = props.Rows ?? AllRows<Row>;
  const frame = useRef<HTMLDivElement>(null);
  const fits = useFits(frame);
  const renews = Boolean(data) && (list.isValidating ?? false);

  return (
    <>
      {!data && (
        <span role="status" className="visually-hidden">
          {common.loading}
        </span>
      )}
      <span aria-live="polite" className="visually-hidden">
        {data && onPage && !renews && said(data.meta)}
      </span>
      <Region
        ref={frame}
        {...(!fits && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        data-fits={fits || undefined}
        data-frozen={(isFrozen && !fits) || undefined}
        data-renews={renews || undefined}
      >
        <Table
          role="table"
          aria-label={label}
          aria-busy={!data || renews}
          aria-rowcount={props.Rows && data && data.meta.total + 1}
          data-framed={columns.some(({ isLesser }) => isLesser) || undefined}
          data-long={props.Rows ? true : undefined}
          onKeyDown={moveBetweenRows}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <ColumnHeading
                  key={column.title}
                  {...{ column, sort, onSort }}
                  isLead={column === leadOf(columns)}
                />
              ))}
            </tr>
          </thead>
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

function said({ page, totalPages, total }: { page: number; totalPages: number; total: number }) {
  return m.rows(formatNumber(page), formatNumber(totalPages), formatNumber(total));
}

function AllRows<Row>({ rows, draw }: RowsProps<Row>) {
  return <tbody role="rowgroup">{rows.map((row) => draw(row))}</tbody>;
}

/** The rows of this page went elsewhere, or it never was: the list itself is not empty. */
function PastEnd({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const back = <Button onClick={() => onPage(last)}>{common.lastPage}</Button>;
  return <EmptyView title={common.pastEnd} action={back} />;
}

/** The server does not let this person see the list: asking again does not help. */
function Forbidden({ why }: { why: string }) {
  return (
    <div role="alert">
      <EmptyView icon="no-access" title={why || m.noAccess} hint={m.noAccessHint} />
    </div>
  );
}

function NoMatch({ title = m.noMatch, onShowAll }: { title?: string; onShowAll: () => void }) {
  const all = <Button onClick={onShowAll}>{common.showAll}</Button>;
  return <EmptyView icon="search" title={title} hint={m.noMatchHint} action={all} />;
}
