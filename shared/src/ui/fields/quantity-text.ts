import { readNumber } from '../../contracts/normalise';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { m } from './messages';

// What the field itself puts between thousands.
const ownSeparators = /٬/g;

/** What was typed, in Latin digits; Persian and Arabic points and a slash are read as points. */
export function readQuantity(typed: string): string {
  return toLatinDigits(typed).replace(ownSeparators, '').replace(/[٫/]/g, '.');
}

/** What was typed as a plain number, as soon as it is one: a decimal comma becomes a point. */
export function settledQuantity(typed: string): string {
  const number = readNumber(typed.replace(/[.,،]$/, ''));
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER;
  return isExact && /[,،\s]|[.]$/.test(typed) ? String(number) : typed;
}

/** The whole part separated; what stands behind the point, and what is no number, as it was typed. */
export function showQuantity(value: string): string {
  const [, sign = '', whole, fraction] = /^(-?)(\d+)(?:[.](\d*))?$/.exec(value) ?? [];
  if (whole === undefined) return toPersianDigits(value).replace('.', '\u066b');
  const grouped = sign + toPersianDigits(whole.replace(/\B(?=(\d{3})+$)/g, '٬'));
  return fraction === undefined ? grouped : `${grouped}\u066b${toPersianDigits(fraction)}`;
}

/** Why a number does not fit the field; the contract judges how large it may be. */
export function quantityWarning(typed: string, decimals: number, isTyping: boolean): string | null {
  if (typed === '') return null;
  // On the way to 1,250,000 there is much that is no number yet.
  if (Number.isNaN(readNumber(typed))) return isTyping ? null : m.notNumber;
  const [, fraction = ''] = typed.split('.');
  return fraction.length > decimals ? m.decimals(decimals) : null;
}

/** Whether the caret is counted by this character. */
export const countsInQuantity = (character: string) => character !== '٬';
