import { toLatinDigits } from '../../../format/digits';
import { bankNames } from './messages';

/** How many digits follow IR. */
export const shebaLength = 24;

/** The digits behind IR, typed or pasted with or without it, in any script and with anything between. */
export function readSheba(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

/** Two check digits and groups of four, as banks print what follows IR. */
export function showSheba(digits: string): string {
  return digits.replace(/^(\d{2})(?=\d)/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the check digits fit (ISO 13616: the number modulo 97 is 1). */
export function isSheba(digits: string): boolean {
  if (!/^\d{24}$/.test(digits)) return false;
  // I and R are 18 and 27; they and the check digits move to the end.
  const turned = `${digits.slice(2)}1827${digits.slice(0, 2)}`;
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The bank that keeps the account, as soon as the digits say so. */
export function bankOfSheba(digits: string): string | undefined {
  return digits.length >= 5 ? bankNames[digits.slice(2, 5)] : undefined;
}
