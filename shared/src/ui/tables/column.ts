import type { ReactNode } from 'react';
import type { Page } from '../../contracts/lists';

/** The plain value of a cell, for files, and for sorting and searching in the browser. */
export type CellValue = string | number | null | undefined;

/**
 * One column of a table. Screens declare their columns as `ListColumn`, which makes sure that files, search and sorting
 * have a value of each cell.
 */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * The plain value: numbers as numbers, days and codes as text in Latin digits. Without it, files take the text of
   * the cell.
   */
  value?: (row: Row) => CellValue;
  /**
   * The text on paper, where it keeps its lines and Latin words read as typed. Without it, paper shows the cell of the
   * screen.
   */
  print?: (row: Row) => string;
  /** The server's field to sort by; with it the heading is a button. */
  sort?: string;
  /** `end` for actions. Amounts stay at the start, so that digits of the same place value stand below one another. */
  align?: 'start' | 'center' | 'end';
  /** For row actions: the heading is hidden but read out, and files and prints leave the column out. */
  quiet?: boolean;
  /** A CSS width, for long lists: their columns must not move while other rows are drawn. */
  width?: string;
  /** Fills a whole line where rows are cards. */
  wide?: boolean;
  /**
   * Hidden where the table is narrow but still no list of cards, so that the other columns and the row actions fit.
   * Cards, files and prints contain it.
   */
  isLesser?: boolean;
  /** Shown in the heading in place of the title. */
  heading?: ReactNode;
}

/** The options of a column besides its cells. */
export type ColumnOptions<Row> = Pick<
  Column<Row>,
  'title' | 'sort' | 'align' | 'width' | 'wide' | 'isLesser'
>;

/** A cell without elements, which is its own plain value. */
type PlainCell = string | number | false | null | undefined;

type WithoutCell<Row> = Omit<Column<Row>, 'cell' | 'value' | 'quiet'>;

/**
 * A column of a list screen. Columns are data outside the component; most are made by the functions of
 * `ui/tables/columns` and `domain`. Any other column shows plain text, or has a `value` besides its elements, or is
 * `quiet` (row actions): a cell that would be blank in a file does not compile.
 */
export type ListColumn<Row> = WithoutCell<Row> &
  (
    | { quiet: true; cell: (row: Row) => ReactNode; value?: undefined }
    | { quiet?: false; cell: (row: Row) => ReactNode; value: (row: Row) => CellValue }
    | { quiet?: false; cell: (row: Row) => PlainCell; value?: undefined }
  );

/** The part of what a list hook returns that the table needs. */
export interface ListAnswer<Row> {
  data?: Page<Row>;
  error?: { message: string; status?: number };
  isLoading: boolean;
  isValidating?: boolean;
  mutate: () => unknown;
  /** `data` still belongs to the request before: the list shows it until the new rows are loaded. */
  isPrevious?: boolean;
  /** The parameters of the request; by them the table knows whether search or filters of the address apply to it. */
  query?: Readonly<Record<string, unknown>>;
  /** Loads another page of the same list, for files and prints of all rows; `signal` aborts the request. */
  readPage?: (page: number, limit: number, signal?: AbortSignal) => Promise<Page<Row>>;
}

/** A row with an id. */
export interface Identified {
  id: number | string;
}
