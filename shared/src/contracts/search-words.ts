import { cleanMobile, searchText } from './normalise';

const halfSpace = /\u200c/g;

/**
 * The text that words are looked for in, as `search_text` of the database holds it: normalised, and once
 * more with its half-spaces left out when it has any, for who types none.
 */
export function searchedText(text: string): string {
  const spaced = searchText(text);
  const joined = text.includes('\u200c') ? searchText(text.replace(halfSpace, '')) : '';
  return `${spaced} ${joined}`.trim();
}

/** The beginning of a mobile number as people write it, at least its first four digits. */
const phone = /(?<![\p{L}\p{N}])(?:(?:\+|00)?98[\s-]?|0)9\d(?:[\s-]?\d)+(?![\p{L}\p{N}])/gu;

/** The digits of a phone, also of one half typed, as they are stored: 09… */
function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const whole = cleanMobile(digits);
  return whole.startsWith('09') ? whole : digits.replace(/^(?:00)?98/, '0');
}

/**
 * What was typed into a search box as the words that must all stand in a text, in any order. Digits,
 * letters and half-spaces may be of any spelling; a phone is one word however it is written.
 */
export function searchWords(typed: string): string[] {
  return searchText(typed)
    .replace(/\((\d+)\)/g, '$1')
    .replace(phone, phoneDigits)
    .split(' ')
    .filter(Boolean);
}

/** Whether a text holds every word that was typed; no word at all is held by any text. */
export function holdsWords(text: string, typed: string): boolean {
  const whole = searchedText(text);
  return searchWords(typed).every((word) => whole.includes(word));
}
