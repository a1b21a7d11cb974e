import { documentType } from '@ziba/shared/contracts/financial-documents';
import type { ledgerKinds } from '@ziba/shared/contracts/staff-ledger';

/** What a document says of a person's account; whole tomans. */
export interface Accounted {
  document_type: string;
  carried_forward: number;
  calculated_salary_this_month: number;
  previous_credit: number;
  paid_amount: number;
}

export interface Entry {
  kind: (typeof ledgerKinds)[number];
  /** Signed; above zero what the clinic owes. */
  amount: number;
}

/**
 * What a document adds to the account (L6). The salary is owed and the deposit is paid. What was carried
 * forward, and what was received before, is only shown by a payment, for the account has it already; the
 * documents that change debt or claim are how it comes there.
 */
export function entriesOf(document: Accounted): Entry[] {
  const { document_type: type } = document;
  const entries: Entry[] = [
    { kind: 'salary', amount: document.calculated_salary_this_month },
    { kind: 'debt', amount: type === documentType.debt ? document.carried_forward : 0 },
    { kind: 'credit', amount: type === documentType.credit ? 0 - document.previous_credit : 0 },
    { kind: 'payment', amount: 0 - document.paid_amount },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** What has to be added so that the account says the second instead of the first. */
export function correction(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const kinds = new Set([...before, ...after].map(({ kind }) => kind));
  const amountIn = (entries: readonly Entry[], kind: Entry['kind']) =>
    entries.find((entry) => entry.kind === kind)?.amount ?? 0;
  return [...kinds]
    .map((kind) => ({ kind, amount: amountIn(after, kind) - amountIn(before, kind) }))
    .filter(({ amount }) => amount !== 0);
}
