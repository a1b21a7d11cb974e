import type { ComponentType } from 'react';

/** A row: its parts by key. */
export type ItemRow = Readonly<Record<string, unknown>>;

/** The props of the control of one part of a row. The control has exactly one input. */
export interface ItemPartProps {
  id: string;
  /** Its path in the values: `items.2.quantity`. */
  name: string;
  column: ItemColumn;
  row: ItemRow;
  /** Which row it is, counted from one. */
  place: number;
  readOnly?: boolean;
  /** Whether the part has an error. */
  invalid: boolean;
  /** Called with the parts of the row that changed. */
  onChange: (parts: ItemRow) => void;
  /** Called when Enter is pressed; moves the focus to the next input. */
  onEnter: (input: HTMLInputElement) => void;
}

/** One part of a row: its key in the values, its heading, and how much of the width it takes. */
export interface ItemColumn {
  key: string;
  label: string;
  /** Its share of the width, compared with the other columns; missing for 1. */
  share?: number;
  maxLength?: number;
  /** Suggested while typing: units, usual times. */
  suggestions?: readonly string[];
  /** The control, if it is not a line of text: `NumberPart`, or one that uses `ChoicePart`. */
  Part?: ComponentType<ItemPartProps>;
  /** The text of the part, if it differs from its value. */
  show?: (row: ItemRow) => string;
}
