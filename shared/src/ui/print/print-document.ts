import type { IsoDate } from '../../format/date';

/** A column of the lines; figures stand at the far end, under one another. */
export interface PrintColumn {
  title: string;
  figures?: boolean;
}

export interface PrintTotal {
  label: string;
  /** Whole tomans. */
  amount: number;
  /** The one that counts: what is to be paid. */
  strong?: boolean;
}

/** Everything that stands on a printed document. The caller gives it; nothing is fetched. */
export interface PrintDocument {
  /**
   * `receipt` is paper of 80 mm from a roll, as long as it needs to be; `label` sticks on goods
   * (50 × 30 mm) and shows clinic, title, totals and barcode.
   */
  size: 'receipt' | 'label' | 'a5' | 'a4';
  /** Further papers that it fits on; chosen in the preview. */
  otherSizes?: readonly PrintDocument['size'][];
  title: string;
  /** As stored, in Latin digits; kept in order by itself. */
  number?: string;
  date: IsoDate;
  clinic: { name: string; address?: string; phone?: string; logo?: string };
  /** Whom and what it is about. */
  facts?: readonly { label: string; value: string }[];
  /** Numbers are written with Persian digits and thousands; texts as they are. */
  columns?: readonly PrintColumn[];
  rows?: readonly (readonly (string | number)[])[];
  totals?: readonly PrintTotal[];
  /** Whole tomans, written out below the totals. */
  inWords?: number;
  /** Paragraphs below: conditions, directions. */
  notes?: readonly string[];
  /** Who signs, from the right. */
  signatures?: readonly string[];
  /** What a QR code at the head says: an address or a code. */
  code?: string;
  /** What the bars of a label say: printable ASCII. */
  barcode?: string;
}
