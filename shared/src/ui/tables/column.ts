import type { ReactNode } from 'react';
import type { Page } from '../../contracts/lists';

/** What a cell says outside the screen: in a file, and to whoever sorts or searches rows here. */
export type CellValue = string | number | null | undefined;

/**
 * One column of a table; columns are data, so they stand outside the component. Written out it is the
 * column of kind custom; the other kinds are made by the functions of `ui/columns` and `domain`.
 */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * The bare value: numbers as numbers, days and codes as text in Latin digits. Without it files take
   * the plain text of the cell, so columns that draw with components of their own need it.
   */
  value?: (row: Row) => CellValue;
  /** The server's field to sort by; with it the heading is a button. */
  sort?: string;
  /** `end` for actions. Amounts stay at the start: that sets ones below ones. */
  align?: 'start' | 'center' | 'end';
  /** The heading is read aloud but not shown: for row actions, which no file or print takes over. */
  quiet?: boolean;
  /** A CSS width, for long lists, whose columns must not move while rows come and go. */
  width?: string;
  /** Takes a whole line where rows are cards. */
  wide?: boolean;
  /** Stands in the heading in place of the title. */
  heading?: ReactNode;
}

/** What a list hook of SWR answers; the table needs no more of it. */
export interface ListAnswer<Row> {
  data?: Page<Row>;
  error?: { message: string };
  isLoading: boolean;
  isValidating?: boolean;
  mutate: () => unknown;
  /** `data` still answers the question before; told by lists that keep it on show meanwhile. */
  isPrevious?: boolean;
  /** What the list was asked for: tells the table whether the address narrows these rows. */
  query?: Readonly<Record<string, unknown>>;
  /** Asks the same question for another page, for files and prints of all rows; `signal` gives the call up. */
  readPage?: (page: number, limit: number, signal?: AbortSignal) => Promise<Page<Row>>;
}

/** What tells rows apart. */
export interface Identified {
  id: number | string;
}
