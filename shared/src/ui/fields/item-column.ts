/** One part of a row: its key in the values, its heading, and how much of the width it takes. */
export interface ItemColumn {
  key: string;
  label: string;
  /** Shares of the width beside the others; 1 unless told. */
  share?: number;
  maxLength?: number;
  /** Offered while typing: units, usual times. */
  suggestions?: readonly string[];
}
