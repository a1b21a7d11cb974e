import type { PrintDocument } from './print-document';
import { printWords } from './messages';

const millimetre = 96 / 25.4;
const receiptWidth = 80;

/** The margin of each paper; printers of rolls leave little themselves. */
const papers = {
  a4: { size: 'A4 portrait', margin: '14mm 14mm 18mm' },
  a5: { size: 'A5 portrait', margin: '10mm 10mm 14mm' },
} as const;

/**
 * Page rules of a document: its size, its margins, the page numbers of sheets. Plain CSS, as pages
 * know no classes. A receipt is one page as high as its content (pixels of the screen).
 */
export function pageCss(size: PrintDocument['size'], contentHeight: number): string {
  if (size === 'receipt') {
    // A little more than measured: a page that is a hair too short makes a second one.
    const high = Math.ceil(contentHeight / millimetre) + 8;
    return `@page{size:${receiptWidth}mm ${high}mm;margin:3mm}`;
  }
  if (size === 'label') return '@page{size:50mm 30mm;margin:1.5mm}';
  const { size: paper, margin } = papers[size];
  const numbers = `"${printWords.page} " counter(page,persian) " ${printWords.pageOf} " counter(pages,persian)`;
  return `@page{size:${paper};margin:${margin};@bottom-center{content:${numbers};direction:rtl;font:400 8pt var(--font)}}`;
}
