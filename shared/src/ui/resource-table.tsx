import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../contracts/common';
import { common } from '../messages';
import { Button } from './button';
import { Icon } from './icon';
import { Pagination } from './pagination';
import { Cell, Heading, Region, Sheet, Skeleton, SortButton, Table } from './resource-table.styles';
import { EmptyView, ErrorView } from './state-views';

/** One column of a ResourceTable; columns are data, so they stand outside the component. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** The server's field to sort by; with it the heading is a button. */
  sort?: string;
  /** `end` for amounts and actions. */
  align?: 'start' | 'center' | 'end';
  /** The heading is read aloud but not shown: for the column of row actions. */
  quiet?: boolean;
}

/** What a list hook of SWR answers; the table needs no more of it. */
export interface ListAnswer<Row> {
  data?: Page<Row>;
  error?: { message: string };
  isLoading: boolean;
  isValidating?: boolean;
  mutate: () => unknown;
}

interface Props<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  list: ListAnswer<Row>;
  /** Said when there is no row: plain words, or an EmptyView with the next step. */
  empty: ReactNode;
  /** Paging; leave both out for a list that is not paged. */
  page?: number;
  onPage?: (page: number) => void;
  /** The server's sort word now: `name` or `-name`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Where a row leads; its first cell becomes the link and the whole row takes the click. */
  rowHref?: (row: Row) => string;
}

const skeletonRows = 6;

/**
 * The one table of the product. It decides loading, failure with another try, emptiness, paging and
 * sorting (H20); a screen hands over columns and words. Where it is narrow, rows become cards.
 */
export function ResourceTable<Row extends { id: number | string }>(props: Props<Row>) {
  const { label, columns, list, empty, page, onPage, sort, onSort } = props;
  const { data, error } = list;
  if (error) {
    return (
      <Sheet>
        <ErrorView error={error} onRetry={list.mutate} />
      </Sheet>
    );
  }
  if (data?.data.length === 0) {
    const isPastEnd = data.meta.total > 0 && onPage;
    if (isPastEnd)
      return (
        <Sheet>
          <PastEnd last={data.meta.totalPages} onPage={onPage} />
        </Sheet>
      );
    return <Sheet>{typeof empty === 'string' ? <EmptyView title={empty} /> : empty}</Sheet>;
  }
  const renews = Boolean(data) && (list.isValidating ?? false);

  return (
    <Sheet>
      {!data && (
        <span role="status" className="visually-hidden">
          {common.loading}
        </span>
      )}
      <Region role="region" aria-label={label} tabIndex={0} data-renews={renews || undefined}>
        <Table role="table" aria-label={label} aria-busy={!data || renews}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <ColumnHeading key={column.title} {...{ column, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {data ? data.data.map((row) => <Cells key={row.id} row={row} {...props} />) : null}
            {!data && <SkeletonRows columns={columns} />}
          </tbody>
        </Table>
      </Region>
      {data && onPage && (
        <Pagination
          page={page ?? data.meta.page}
          totalPages={data.meta.totalPages}
          total={data.meta.total}
          onPage={onPage}
        />
      )}
    </Sheet>
  );
}

/** The rows of this page went elsewhere, or it never was: the list itself is not empty. */
function PastEnd({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const back = <Button onClick={() => onPage(last)}>{common.lastPage}</Button>;
  return <EmptyView title={common.pastEnd} action={back} />;
}

/** One press sorts upwards, the next downwards, the third as the server likes. */
function nextSort(field: string, sort: string | undefined): string | undefined {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? undefined : field;
}

interface HeadingProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function ColumnHeading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { title, sort: field, align, quiet } = column;
  if (!field || !onSort) {
    return (
      <Heading role="columnheader" scope="col" $align={align}>
        {quiet ? <span className="visually-hidden">{title}</span> : title}
      </Heading>
    );
  }
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  const icon = { ascending: 'sort-up', descending: 'sort-down', none: 'sort' } as const;
  return (
    <Heading role="columnheader" scope="col" $align={align} data-sortable aria-sort={order}>
      <SortButton type="button" onClick={() => onSort(nextSort(field, sort))}>
        {title}
        <Icon name={icon[order]} size={14} />
      </SortButton>
    </Heading>
  );
}

function Cells<Row>({ row, columns, rowHref }: Props<Row> & { row: Row }) {
  return (
    <tr role="row" data-linked={rowHref ? true : undefined}>
      {columns.map(({ title, cell, align, quiet }, index) => (
        <Cell key={title} role="cell" $align={align} data-title={quiet ? undefined : title}>
          {rowHref && index === 0 ? <Link to={rowHref(row)}>{cell(row)}</Link> : cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

function SkeletonRows<Row>({ columns }: Pick<Props<Row>, 'columns'>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map(({ title, align }) => (
        <Fragment key={title}>
          <Cell $align={align}>
            <Skeleton $width={45 + ((row * 17 + title.length * 11) % 45)} />
          </Cell>
        </Fragment>
      ))}
    </tr>
  ));
}
