import { toLatinDigits } from './digits';

/** The largest id; ids are PostgreSQL integers. It does not stand in `common`, which first screens do not load. */
export const largestId = 2_147_483_647;

/** The id in an address or in navigation state, in Latin or Persian digits; undefined if it is none. */
export function idOf(value: unknown): number | undefined {
  const digits = toLatinDigits(String(value ?? ''));
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= largestId ? id : undefined;
}
