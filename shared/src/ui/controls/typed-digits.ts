import { toLatinDigits } from '../../format/digits';

// Separators between digits, and invisible marks.
const separators = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff()_-]/g;

/**
 * Reads a code or a phone number that was typed or pasted: digits of any script become Latin ones, separators are
 * removed. Everything else stays, so that the contract can refuse it.
 */
export function readDigits(typed: string): string {
  return toLatinDigits(typed).replace(separators, '');
}
