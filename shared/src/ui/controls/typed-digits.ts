import { toLatinDigits } from '../../format/digits';

// What people and other programs put between digits; marks that nobody sees.
const between = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff()_-]/g;

/**
 * A number such as a code or a phone, typed or pasted: digits of any script become Latin ones and what
 * separates them is left out. Everything else stays, however long: the contract says what is wrong.
 */
export function readDigits(typed: string): string {
  return toLatinDigits(typed).replace(between, '');
}
