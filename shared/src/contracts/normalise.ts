import { toLatinDigits } from './digits';

// Control characters except tab and line feed, and direction marks. The half-space (U+200C) stays.
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The stored form of a text: trimmed, Arabic yeh and kaf as Persian ones, without invisible marks. */
export function cleanText(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(invisible, '').trim();
}

/** The stored form of one line: several spaces in a row become one. A text with several lines keeps its spaces. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  return clean.includes('\n') ? clean : clean.replace(/[^\S\n]{2,}/g, ' ');
}

/** The stored form of a mobile number: 09…, from +98…, 0098… or 9…, in any digits. */
export function cleanMobile(text: string): string {
  const digits = toLatinDigits(cleanText(text)).replace(/[\s()-]/g, '');
  return digits.replace(/^(?:\+98|0098|98(?=9\d{9}$))?(?=9\d{9}$)/, '0');
}

// 1,250,000 and 1 250 000: exactly three digits follow a separator of thousands.
const grouped = /^-?[1-9]\d{0,2}(?:[,٬،_\s]\d{3})+(?:\.\d+)?$/;
// 62,5 and 0,125 with a decimal comma.
const decimalComma = /^-?(?:0[,،]\d+|\d+[,،](?:\d{1,2}|\d{4,}))$/;

/**
 * Reads a number typed with digits of any script, with separated thousands or a decimal comma. Returns NaN when it
 * is not a number or has two readings (2500,000).
 */
export function readNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  const text = toLatinDigits(cleanText(value)).replace('٫', '.');
  const plain = grouped.test(text)
    ? text.replace(/[,٬،_\s]/g, '')
    : decimalComma.test(text)
      ? text.replace(/[,،]/, '.')
      : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * The form of a text for search: Latin digits, half-spaces as spaces, no diacritics, letters without hamza and
 * madda, one space between words.
 */
export function searchText(text: string): string {
  return toLatinDigits(cleanText(text.normalize('NFKC')))
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ئ/g, 'ی')
    .replace(/ؤ/g, 'و')
    .replace(/[ةۀ]/g, 'ه')
    .replace(/[\u064b-\u065f\u0640\u0621]/g, '')
    .replace(/[\u200c\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
