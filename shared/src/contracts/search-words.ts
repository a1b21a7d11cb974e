import { cleanMobile, searchText } from './normalise';

const halfSpace = /\u200c/g;

/**
 * The text that is searched, as in `search_text` of the database: normalised, and again without half-spaces when it
 * has any, because many people do not type them.
 */
export function searchedText(text: string): string {
  const spaced = searchText(text);
  const joined = text.includes('\u200c') ? searchText(text.replace(halfSpace, '')) : '';
  return `${spaced} ${joined}`.trim();
}

/** The beginning of a typed mobile number, at least its first four digits. */
const phone = /(?<![\p{L}\p{N}])(?:(?:\+|00)?98[\s-]?|0)9\d(?:[\s-]?\d)+(?![\p{L}\p{N}])/gu;

/** A national code as its card groups it: 001-234567-9. */
const nationalCode = /(?<![\p{L}\p{N}-])\d{3}[-\s]\d{6}[-\s]\d(?![\p{L}\p{N}-])/gu;

/** The digits of a phone number, complete or not, as they are stored: 09… */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const whole = cleanMobile(digits);
  return whole.startsWith('09') ? whole : digits.replace(/^(?:00)?98/, '0');
}

/**
 * The words of a typed search, which must all be in a text, in any order. Digits, letters and half-spaces may have
 * any spelling; a phone number and a national code are one word in any spelling.
 */
export function searchWords(typed: string): string[] {
  return searchText(typed)
    .replace(/\((\d+)\)/g, '$1')
    .replace(phone, phoneDigits)
    .replace(nationalCode, (code) => code.replace(/\D/g, ''))
    .split(' ')
    .filter(Boolean);
}

/** Whether a text contains every typed word; true without words. */
export function holdsWords(text: string, typed: string): boolean {
  const whole = searchedText(text);
  return searchWords(typed).every((word) => whole.includes(word));
}
