import type { PrintDocument } from './print-document';
import { printWords } from './messages';

const millimetre = 96 / 25.4;
const receiptWidth = 80;

/** Page size and margins of sheets. */
const sheets = {
  a4: { size: 'A4 portrait', margin: '14mm 14mm 18mm' },
  a5: { size: 'A5 portrait', margin: '10mm 10mm 14mm' },
} as const;

/**
 * The `@page` rule of a document: size, margins, and page numbers on sheets. It is plain CSS, because `@page` cannot be
 * limited to a class. A receipt is one page as high as its content (`contentHeight` in CSS pixels).
 */
export function pageCss(size: PrintDocument['size'], contentHeight: number): string {
  if (size === 'receipt') {
    // A little more than measured: on a page that is slightly too short the printer begins a second one.
    const high = Math.ceil(contentHeight / millimetre) + 8;
    return `@page{size:${receiptWidth}mm ${high}mm;margin:3mm}`;
  }
  if (size === 'label') return '@page{size:50mm 30mm;margin:1.5mm}';
  const { size: paper, margin } = sheets[size];
  const numbers = `"${printWords.page} " counter(page,persian) " ${printWords.pageOf} " counter(pages,persian)`;
  return `@page{size:${paper};margin:${margin};@bottom-center{content:${numbers};direction:rtl;font:400 8pt var(--font)}}`;
}
