import { toLatinDigits } from '../../../format/digits';
import { bankNames } from './messages';

/** How many digits follow IR. */
export const shebaLength = 24;

/** The digits after IR as Latin ones: typed or pasted with or without IR, in any script, with any separators. */
export function readSheba(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '');
}

/** The two check digits and then groups of four, as banks print them. */
export function showSheba(digits: string): string {
  return digits.replace(/^(\d{2})(?=\d)/, '$1 ').replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether the number is complete and its check digits are right (ISO 13616: modulo 97 it is 1). */
export function isSheba(digits: string): boolean {
  if (!/^\d{24}$/.test(digits)) return false;
  // I and R count as 18 and 27; they and the check digits are moved to the end.
  const rearranged = `${digits.slice(2)}1827${digits.slice(0, 2)}`;
  return (
    [...rearranged].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1
  );
}

/** The bank of the account; undefined until five digits are typed, or if the bank is not known. */
export function bankOfSheba(digits: string): string | undefined {
  return digits.length >= 5 ? bankNames[digits.slice(2, 5)] : undefined;
}
