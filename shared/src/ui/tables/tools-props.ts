import type { RefObject } from 'react';
import type { Column, ListAnswer } from './column';
import type { TableView } from './use-table-view';

/** The props of the tools button. */
export interface ToolsProps<Row> {
  /** Names the files and the print. */
  label: string;
  columns: readonly Column<Row>[];
  list: ListAnswer<Row>;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
}

/** The props of the panel that it opens. */
export interface PanelProps<Row> extends ToolsProps<Row> {
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}
