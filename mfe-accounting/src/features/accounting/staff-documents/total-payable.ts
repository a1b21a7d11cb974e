import { readNumber } from '@ziba/shared/contracts/normalise';

type Amount = number | string | null | undefined;

/** What stands in an amount field; nothing typed yet counts as nothing. */
function amountOf(typed: Amount): number {
  const amount = readNumber(typed ?? '');
  return Number.isFinite(amount) ? amount : 0;
}

/** Salary + carried forward − previous credit, in tomans (text 3 §5); the server computes it anew. */
export function totalPayable(salary: Amount, carriedForward: Amount, credit: Amount): number {
  return amountOf(salary) + amountOf(carriedForward) - amountOf(credit);
}
