import { toLatinDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';

/** Twelve digits: the largest amount of the contracts. */
const longest = 12;

/**
 * The digits of an amount in whole tomans, whatever separates them and in whatever script; what
 * stands behind a decimal point of a pasted amount is dropped, for there is nothing below a toman.
 */
export function readAmount(typed: string): string {
  return toLatinDigits(typed)
    .replace(/٫.*$/s, '')
    .replace(/^([^.]*)\.\d{1,2}\D*$/s, '$1')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
}

/** The digits as they are shown: Persian ones, thousands separated. Anything else stays as it is. */
export function showAmount(digits: string): string {
  return /^\d+$/.test(digits) ? formatNumber(Number(digits)) : digits;
}
