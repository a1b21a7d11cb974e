import { useState } from 'react';
import { readStored, store } from '../../session/browser-storage';
import { useSession } from '../../session/use-session';
import type { Column } from './column';

/** How one person wants to see one table. */
export interface TableView {
  /** Titles of the hidden columns. */
  hidden: readonly string[];
  /** Lower rows, so that more of them fit. */
  dense: boolean;
}

const defaultView: TableView = { hidden: [], dense: false };

function read(key: string | null): TableView {
  try {
    const stored = JSON.parse(
      (key && readStored('localStorage', key)) || '{}',
    ) as Partial<TableView>;
    const hidden = Array.isArray(stored.hidden) ? stored.hidden.map(String) : defaultView.hidden;
    return { hidden, dense: stored.dense === true };
  } catch {
    return defaultView; // the stored text is damaged
  }
}

/** The view of a table and a function that changes it. It is stored in this browser for each person and `name`. */
export function useTableView(
  name: string | undefined,
): [TableView, (change: Partial<TableView>) => void] {
  const user = useSession()?.user.id;
  const key = name === undefined ? null : `table:${user ?? ''}:${name}`;
  const [state, setState] = useState(() => ({ key, view: read(key) }));
  // The person or the table has changed.
  const current = state.key === key ? state : { key, view: read(key) };
  if (current !== state) setState(current);

  const change = (part: Partial<TableView>) => {
    const view = { ...current.view, ...part };
    setState({ key, view });
    if (key) store('localStorage', key, JSON.stringify(view));
  };
  return [current.view, change];
}

/** The lead column, which names the row: the first that is not `quiet`. It is always shown. */
export function leadOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ quiet }) => !quiet);
}

/** The columns without the hidden ones; the lead column and row actions are always shown. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden }: TableView,
): readonly Column<Row>[] {
  const lead = leadOf(columns);
  return columns.filter((one) => one === lead || one.quiet || !hidden.includes(one.title));
}
