import type { ReactNode } from 'react';
import type { Page } from '../../contracts/lists';

/** What a cell says outside the screen: in a file, and to whoever sorts or searches rows here. */
export type CellValue = string | number | null | undefined;

/**
 * One column as the table takes it. Screens declare their columns as `ListColumn`, which makes sure that
 * files, search and sorting know what each cell says.
 */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * The bare value: numbers as numbers, days and codes as text in Latin digits. Without it files take
   * the plain text of the cell.
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
  /**
   * Left out where the table is narrow but still no list of cards, so that the others and the row actions fit.
   * Cards, files and prints have it.
   */
  isLesser?: boolean;
  /** Stands in the heading in place of the title. */
  heading?: ReactNode;
}

/** What a column may be told besides what its cells show. */
export type ColumnOptions<Row> = Pick<
  Column<Row>,
  'title' | 'sort' | 'align' | 'width' | 'wide' | 'isLesser'
>;

/** What is drawn without an element around it, and is therefore its own bare value. */
type PlainCell = string | number | false | null | undefined;

type WithoutCell<Row> = Omit<Column<Row>, 'cell' | 'value' | 'quiet'>;

/**
 * A column of a list screen. Columns are data: they stand outside the component, and those of an
 * ordinary kind are made by the functions of `ui/tables/columns` and `domain`. One that is written out
 * either shows plain text, or has a `value` besides its elements, or is `quiet` (row actions): a cell
 * that would be blank in a file does not compile.
 */
export type ListColumn<Row> = WithoutCell<Row> &
  (
    | { quiet: true; cell: (row: Row) => ReactNode; value?: undefined }
    | { quiet?: false; cell: (row: Row) => ReactNode; value: (row: Row) => CellValue }
    | { quiet?: false; cell: (row: Row) => PlainCell; value?: undefined }
  );

/** What a list hook of SWR answers; the table needs no more of it. */
export interface ListAnswer<Row> {
  data?: Page<Row>;
  error?: { message: string; status?: number };
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
