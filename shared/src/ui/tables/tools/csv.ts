import type { CellValue } from '../column';

/** The mark that tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\ufeff';

// A number, date, time or phone number in the eyes of a spreadsheet, though it came as text.
const looksCounted = /^[\s+(-]*\p{Nd}[\p{Nd}\s.,:/()٫٬-]*(e[+-]?\p{Nd}+)?[\s%)]*$/iu;

// Wide forms count too; marks that nobody sees hide nothing.
const startsFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;

/**
 * Text as a spreadsheet must take it. Codes keep their leading zeros and long cards their last digits:
 * a tab before them makes them text, and whoever reads the file as data trims it away. What would run
 * as a formula gets an apostrophe.
 */
export function guardText(text: string): string {
  const clean = text.replaceAll('\u0000', '');
  if (looksCounted.test(clean)) return `\t${clean}`;
  return startsFormula.test(clean) ? `'${clean}` : clean;
}

/** One value between two commas; numbers stay numbers. */
export function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = guardText(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as the text of a CSV file (RFC 4180, UTF-8 with its mark); the first row holds the headings. */
export function csvText(rows: readonly (readonly CellValue[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
