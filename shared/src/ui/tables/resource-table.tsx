import type { ReactNode } from 'react';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { useHeldWhilePressed } from '../controls/use-held-while-pressed';
import { EmptyView, ErrorView } from '../views/state-views';
import type { Identified } from './column';
import { m } from './messages';
import { Pagination } from './pagination';
import { Frame, Notice, Sheet } from './resource-table.styles';
import { TableGrid, type GridProps } from './table-grid';
import { TableTools } from './table-tools';
import { Toolbar } from './toolbar';
import { useShowAll } from './use-show-all';
import { shownColumns, useTableView } from './use-table-view';

export type { Column, ListAnswer, ListColumn } from './column';

interface Props<Row> extends GridProps<Row> {
  /** Shown when there is no row: plain words, or an EmptyView with the next step. */
  empty: ReactNode;
  /** Shown when search and filters leave no row; general words unless given. */
  noMatch?: string;
  /**
   * Removes search and filters. The table does that itself for those in the address; pass it where the list has a
   * name there (`useListParams({ list: 'plans' })`) or is narrowed by something else.
   */
  onShowAll?: () => void;
  /** False where the person may not see the list; a message takes its place. */
  mayRead?: boolean;
  /** The page now; leave it and `onPage` out for a list that is not paged. */
  page?: number;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** A person's choice of columns and density is stored under this name; with it the table has its tools. */
  name?: string;
  /** What can be done with the chosen rows (`BulkBar`). */
  bulk?: ReactNode;
}

/**
 * The one table of the product. It decides what is shown while rows load, when they cannot be read, when there are
 * none, and it pages and sorts; a screen passes columns and words. Where the table is narrow, rows become cards.
 * Keyboard: Enter and Space on a heading sort; arrows up and down go from row to row.
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
  // The rows of the page before are not shown as those of a page that cannot be read.
  if (error && (!data || list.isPrevious)) {
    if (error.status === 403) return <Forbidden why={error.message} />;
    return (
      <>
        <ErrorView error={error} onRetry={list.mutate} />
        {pages}
      </>
    );
  }
  // The request before found no rows; that says nothing about the one on its way.
  if (data?.data.length === 0 && list.isPrevious === true) {
    return <TableGrid {...props} list={{ ...list, data: undefined }} />;
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
      <TableGrid {...props} />
      {pages}
    </>
  );
}

/** A page after the last one, for example because rows were deleted: the list itself is not empty. */
function PastEnd({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const back = <Button onClick={() => onPage(last)}>{common.lastPage}</Button>;
  return <EmptyView title={common.pastEnd} action={back} />;
}

/** The server refuses the list to this person. There is no button, because another try would not help. */
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
