import { toLatinDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';

/** Twelve digits: the largest amount of the contracts. */
const longest = 12;

/** A minus as keyboards and tables write it, before the amount or behind it. */
const minus = /[-\u2212\u2013\ufe63\uff0d]/;

/**
 * The digits of an amount in whole tomans, whatever separates them and in whatever script; what
 * stands behind a decimal point of a pasted amount is dropped, for there is nothing below a toman.
 * A minus stays in front of them: the contract refuses it, while without it another amount would be meant.
 */
export function readAmount(typed: string): string {
  const digits = toLatinDigits(typed)
    .replace(/٫.*$/s, '')
    .replace(/^([^.]*)\.\d{1,2}\D*$/s, '$1')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest);
  return minus.test(typed) ? `-${digits}` : digits;
}

/**
 * The digits as they are shown: Persian ones, thousands separated, a minus before them. Anything else
 * stays as it is.
 */
export function showAmount(digits: string): string {
  const [, sign, amount] = /^(-?)(\d+)$/.exec(digits) ?? [];
  return amount ? `${sign}${formatNumber(Number(amount))}` : digits;
}
