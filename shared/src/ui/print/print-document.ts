import type { IsoDate } from '../../format/date';

/** A column of the lines; `figures` aligns numbers below one another. */
export interface PrintColumn {
  title: string;
  figures?: boolean;
}

export interface PrintTotal {
  label: string;
  /** Whole tomans. */
  amount: number;
  /** Emphasised: the amount to pay. */
  strong?: boolean;
}

/** The content of a printed document. The caller passes everything; nothing is loaded. */
export interface PrintDocument {
  /**
   * `receipt` is paper of 80 mm from a roll, as long as it needs to be; `label` sticks on goods
   * (50 × 30 mm) and shows clinic, title, totals and barcode.
   */
  size: 'receipt' | 'label' | 'a5' | 'a4';
  /** Further papers that it fits on; chosen in the preview. */
  otherSizes?: readonly PrintDocument['size'][];
  title: string;
  /** As stored, in Latin digits; shown from left to right. */
  number?: string;
  date: IsoDate;
  clinic: { name: string; address?: string; phone?: string; logo?: string };
  /** Issued by the platform: without the lines that the clinic has on its own papers. */
  isOfPlatform?: boolean;
  /** Whom and what the document is about. */
  facts?: readonly { label: string; value: string }[];
  /** Numbers are shown in Persian digits with thousands separators, texts in Persian digits. */
  columns?: readonly PrintColumn[];
  rows?: readonly (readonly (string | number)[])[];
  totals?: readonly PrintTotal[];
  /** Whole tomans, written out below the totals. */
  inWords?: number;
  /** Paragraphs below: conditions, directions. */
  notes?: readonly string[];
  /** Who signs, from the right. */
  signatures?: readonly string[];
  /** Address of a picture in the place of the first signature, such as a stamp. */
  signaturePicture?: string;
  /** The content of the QR code at the head: an address or a code. */
  code?: string;
  /** The content of the barcode of a label: printable ASCII. */
  barcode?: string;
}
