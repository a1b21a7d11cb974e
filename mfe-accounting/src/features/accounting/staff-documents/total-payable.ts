import { readNumber } from '@ziba/shared/contracts/normalise';

type Amount = number | string | null | undefined;

/** The amount in a field; an empty field counts as 0. */
function amountOf(typed: Amount): number {
  const amount = readNumber(typed ?? '');
  return Number.isFinite(amount) ? amount : 0;
}

/** Salary + carried forward − previous credit, in tomans (text 3 §5); the server computes it again. */
export function totalPayable(salary: Amount, carriedForward: Amount, credit: Amount): number {
  return amountOf(salary) + amountOf(carriedForward) - amountOf(credit);
}
