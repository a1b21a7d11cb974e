import { toPersianDigits } from './digits';

const persianLetter = /(?=\p{L})\p{Script=Arabic}/u;

/**
 * Formats a typed text for display: a Persian text gets Persian digits, a text with Latin letters, such as a code,
 * keeps its Latin ones. Null and undefined give an empty text.
 */
export function formatText(value: string | null | undefined): string {
  if (!value) return '';
  return persianLetter.test(value) && !/[A-Za-z]/.test(value) ? toPersianDigits(value) : value;
}
