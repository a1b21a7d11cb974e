import { z } from 'zod';
import { pageMeta } from './lists';

export const ledgerKinds = ['salary', 'payment', 'debt', 'credit', 'reversal'] as const;

/** A line of a staff member's account; tomans, positive when the clinic owes them. */
export const ledgerEntry = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerKinds),
  amount: z.number(),
  /** The balance after this line. */
  balance: z.number(),
  financial_document_id: z.number().int().nullable(),
  title: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** The account of a staff member, and the values that the next document starts with (rulings, L5). */
export const staffLedger = z.object({
  data: z.array(ledgerEntry),
  meta: pageMeta,
  balance: z.number(),
  /** What the clinic owes from before. */
  carried_forward: z.number(),
  /** What the person has received already. */
  previous_credit: z.number(),
  user: z.object({ id: z.number().int(), fullName: z.string() }),
});
export type StaffLedger = z.output<typeof staffLedger>;
