import { documentType } from '@ziba/shared/contracts/financial-documents';
import type { ledgerKinds } from '@ziba/shared/contracts/staff-ledger';

/** The amounts of a document that concern a person's account; whole tomans. */
export interface Accounted {
  document_type: string;
  carried_forward: number;
  calculated_salary_this_month: number;
  previous_credit: number;
  paid_amount: number;
}

export interface Entry {
  kind: (typeof ledgerKinds)[number];
  /** May be negative; above zero the clinic owes it. */
  amount: number;
}

/**
 * The entries that a document adds to the account. The salary is owed and the deposit is paid. A payment only
 * shows the amount that is carried forward and the one that was received before, because the account has them already;
 * the documents that change debt or claim added them.
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

/** The entries that change the account from the first document to the second. */
export function correction(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const kinds = new Set([...before, ...after].map(({ kind }) => kind));
  const amountIn = (entries: readonly Entry[], kind: Entry['kind']) =>
    entries.find((entry) => entry.kind === kind)?.amount ?? 0;
  return [...kinds]
    .map((kind) => ({ kind, amount: amountIn(after, kind) - amountIn(before, kind) }))
    .filter(({ amount }) => amount !== 0);
}
