import { readNumber } from '../../contracts/normalise';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { m } from './messages';

// The separator that the field puts between thousands.
const ownSeparators = /٬/g;

/** The typed text with Latin digits; Persian and Arabic decimal points and slashes become points. */
export function readQuantity(typed: string): string {
  return toLatinDigits(typed).replace(ownSeparators, '').replace(/[٫/]/g, '.');
}

/** The text as a plain number if it is one (a decimal comma becomes a point), else the text itself. */
export function settledQuantity(typed: string): string {
  const number = readNumber(typed.replace(/[.,،]$/, ''));
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER;
  return isExact && /[,،\s]|[.]$/.test(typed) ? String(number) : typed;
}

/** The number in Persian digits, its thousands separated and its decimals as typed. Other text is not grouped. */
export function showQuantity(value: string): string {
  const [, sign = '', whole, fraction] = /^(-?)(\d+)(?:[.](\d*))?$/.exec(value) ?? [];
  if (whole === undefined) return toPersianDigits(value).replace('.', '\u066b');
  const grouped = sign + toPersianDigits(whole.replace(/\B(?=(\d{3})+$)/g, '٬'));
  return fraction === undefined ? grouped : `${grouped}\u066b${toPersianDigits(fraction)}`;
}

/** Why the text is no number for this field; null if it is one. The contract decides how large it may be. */
export function quantityWarning(typed: string, decimals: number, isTyping: boolean): string | null {
  if (typed === '') return null;
  // While somebody types 1,250,000, the text is often no number yet.
  if (Number.isNaN(readNumber(typed))) return isTyping ? null : m.notNumber;
  const [, fraction = ''] = typed.split('.');
  return fraction.length > decimals ? m.decimals(decimals) : null;
}

/** Whether this character counts for the position of the caret. */
export const countsInQuantity = (character: string) => character !== '٬';
