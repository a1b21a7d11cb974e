import { useState } from 'react';
import { readStored, store } from '../../session/browser-storage';
import { useSession } from '../../session/use-session';
import type { Column } from './column';

/** How one person likes to see one table. */
export interface TableView {
  /** Titles of the columns that are not shown. */
  hidden: readonly string[];
  /** Low rows, more of them at a glance. */
  dense: boolean;
}

const usual: TableView = { hidden: [], dense: false };

function read(key: string | null): TableView {
  try {
    const kept = JSON.parse((key && readStored('localStorage', key)) || '{}') as Partial<TableView>;
    const hidden = Array.isArray(kept.hidden) ? kept.hidden.map(String) : usual.hidden;
    return { hidden, dense: kept.dense === true };
  } catch {
    return usual; // a damaged wish is none
  }
}

/** The view of a table, kept in this browser for each person; without a name nothing is kept. */
export function useTableView(
  name: string | undefined,
): [TableView, (change: Partial<TableView>) => void] {
  const user = useSession()?.user.id;
  const key = name === undefined ? null : `table:${user ?? ''}:${name}`;
  const [state, setState] = useState(() => ({ key, view: read(key) }));
  // Another person, or another table in the same place.
  const now = state.key === key ? state : { key, view: read(key) };
  if (now !== state) setState(now);

  const change = (part: Partial<TableView>) => {
    const view = { ...now.view, ...part };
    setState({ key, view });
    if (key) store('localStorage', key, JSON.stringify(view));
  };
  return [now.view, change];
}

/** The column that names the row: the first that is seen. It is always shown. */
export function leadOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ quiet }) => !quiet);
}

/** What is left of the columns when the hidden ones are gone; the lead and row actions always are. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden }: TableView,
): readonly Column<Row>[] {
  const lead = leadOf(columns);
  return columns.filter((one) => one === lead || one.quiet || !hidden.includes(one.title));
}
