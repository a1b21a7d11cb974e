import { toPersianDigits } from './digits';

const persianLetter = /(?=\p{L})\p{Script=Arabic}/u;

/**
 * Text that people wrote, as it is shown: digits inside Persian words become Persian ones, a code
 * keeps its Latin digits. Nothing to show gives an empty text.
 */
export function formatText(value: string | null | undefined): string {
  if (!value) return '';
  return persianLetter.test(value) && !/[A-Za-z]/.test(value) ? toPersianDigits(value) : value;
}
