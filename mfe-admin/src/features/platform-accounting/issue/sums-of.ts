import type { InvoiceInput } from '@ziba/shared/contracts/invoices';
import { readNumber } from '@ziba/shared/contracts/normalise';
import { taxRate } from '@ziba/shared/contracts/resources-pricing';

/** A typed number; 0 for none, so that the sums are shown while a line is incomplete. */
function typed(value: unknown): number {
  if (value === undefined || value === null || value === '') return 0;
  const number = Number(readNumber(value as string | number));
  return Number.isFinite(number) ? number : 0;
}

/** Subtotal, tax and total of typed lines, in tomans; the server computes them again. */
export function sumsOf(lines: InvoiceInput['lines'] = []) {
  const subtotal = lines.reduce(
    (sum, { unit_price, quantity }) => sum + typed(unit_price) * (typed(quantity) || 1),
    0,
  );
  const tax = Math.round((subtotal * taxRate) / 100);
  return { subtotal, tax, total: subtotal + tax };
}
