import { readNumber } from '@ziba/shared/contracts/normalise';

/** What a field of money holds: a typed text, a number, or nothing. */
export type Amount = number | string | null | undefined;

/** The amount in a field, in tomans; an empty field counts as 0. */
export function amountOf(typed: Amount): number {
  const amount = readNumber(typed ?? '');
  return Number.isFinite(amount) ? amount : 0;
}
