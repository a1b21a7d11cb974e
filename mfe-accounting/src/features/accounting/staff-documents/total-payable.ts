import { amountOf, type Amount } from '../amount-of';

/** Salary + carried forward − previous credit, in tomans; the server computes it again. */
export function totalPayable(salary: Amount, carriedForward: Amount, credit: Amount): number {
  return amountOf(salary) + amountOf(carriedForward) - amountOf(credit);
}
