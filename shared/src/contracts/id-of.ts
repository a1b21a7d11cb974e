import { largestId } from './common';
import { toLatinDigits } from './normalise';

/** The id in an address or in navigation state, in Latin or Persian digits; undefined if it is none. */
export function idOf(value: unknown): number | undefined {
  const digits = toLatinDigits(String(value ?? ''));
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= largestId ? id : undefined;
}
