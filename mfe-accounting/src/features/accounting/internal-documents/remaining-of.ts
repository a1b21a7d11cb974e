import { amountOf, type Amount } from '../amount-of';

/** What is still owed, in tomans, as the server computes it; never below 0. */
export const remainingOf = (cost: Amount, paid: Amount): number =>
  Math.max(0, amountOf(cost) - amountOf(paid));
