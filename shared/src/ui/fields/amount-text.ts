import { toLatinDigits } from '../../format/digits';
import { formatNumber } from '../../format/money';

/** The largest amount of the contracts has twelve digits. */
const maximumDigits = 12;

/** The characters that are used as a minus, before or after the amount. */
const minus = /[-\u2212\u2013\ufe63\uff0d]/;

/**
 * The Latin digits of an amount in whole tomans, typed in any script with any separators. Decimals of a
 * pasted amount are dropped. A minus is kept in front, so that the contract refuses the amount: without the
 * minus it would be a different amount.
 */
export function readAmount(typed: string): string {
  const digits = toLatinDigits(typed)
    .replace(/٫.*$/s, '')
    .replace(/^([^.]*)\.\d{1,2}\D*$/s, '$1')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, maximumDigits);
  return minus.test(typed) ? `-${digits}` : digits;
}

/**
 * The digits as they are shown: in Persian, with separated thousands and a minus before them. Other text is
 * returned unchanged.
 */
export function showAmount(digits: string): string {
  const [, sign, amount] = /^(-?)(\d+)$/.exec(digits) ?? [];
  return amount ? `${sign}${formatNumber(Number(amount))}` : digits;
}
