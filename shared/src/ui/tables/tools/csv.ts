import type { CellValue } from '../column';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\ufeff';

// Texts that a spreadsheet would change into a number, date or time.
const looksNumeric = /^[\s+(-]*\p{Nd}[\p{Nd}\s.,:/()٫٬-]*(e[+-]?\p{Nd}+)?[\s%)]*$/iu;

// Wide forms of the signs count too, and invisible marks before them are skipped.
const startsFormula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u;

/**
 * Marks a text so that a spreadsheet keeps it as text. A tab before a code keeps its leading zeros, and all digits of a
 * long card number; programs that read the file as data remove it. A text that would run as a formula gets an
 * apostrophe.
 */
export function guardText(text: string): string {
  const clean = text.replaceAll('\u0000', '');
  if (looksNumeric.test(clean)) return `\t${clean}`;
  return startsFormula.test(clean) ? `'${clean}` : clean;
}

/** One value as a CSV cell; numbers stay numbers. */
export function csvCell(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = guardText(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a CSV file (RFC 4180, with a byte order mark); the first row contains the headings. */
export function csvText(rows: readonly (readonly CellValue[])[]): string {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
