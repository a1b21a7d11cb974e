import type { ComponentType } from 'react';

/** What stands in a row: its parts by key. */
export type ItemRow = Readonly<Record<string, unknown>>;

/** What is handed to the control of one part of a row. It has exactly one input, which Enter leaves. */
export interface ItemPartProps {
  id: string;
  /** Its place in the values: `items.2.quantity`. */
  name: string;
  column: ItemColumn;
  row: ItemRow;
  /** Which row it is, counted from one. */
  place: number;
  readOnly?: boolean;
  invalid: boolean;
  /** These parts of the row have changed. */
  onChange: (parts: ItemRow) => void;
  onEnter: (input: HTMLInputElement) => void;
}

/** One part of a row: its key in the values, its heading, and how much of the width it takes. */
export interface ItemColumn {
  key: string;
  label: string;
  /** Shares of the width beside the others; 1 unless told. */
  share?: number;
  maxLength?: number;
  /** Offered while typing: units, usual times. */
  suggestions?: readonly string[];
  /** The control, where it is not a line of text: `NumberPart`, or one that puts `ChoicePart` to use. */
  Part?: ComponentType<ItemPartProps>;
  /** The words of the part, where its value is none. */
  show?: (row: ItemRow) => string;
}
