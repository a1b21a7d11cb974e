import { randomInt } from 'node:crypto';
import {
  invoiceTexts,
  type Invoice,
  type invoiceRefundInput,
} from '@ziba/shared/contracts/invoices';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, Refusal } from '../../lib/refusal';
import { findInvoice } from './invoices.queries';

type Refund = z.output<typeof invoiceRefundInput>;

const insertRefund = {
  name: 'invoices.refund',
  text: `insert into platform_payments
           (clinic_id, user_id, invoice_id, amount, method, reference, reason)
         values ($1, $2, $3, -$4::bigint, $5, $6, $7)`,
};
const lowerPaid = {
  name: 'invoices.lower_paid',
  text: `update invoices set paid_amount = paid_amount - $3,
           status = case when paid_amount = $3 then 'issued' else 'partially_paid' end,
           updated_at = app_now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};

/**
 * Gives a part or all of what was paid for an invoice back, also when two refunds arrive at the same time. The invoice
 * is then open again. Days that its payment added to the subscription stay. Refuses with 409 more than was paid.
 */
export async function refundInvoice(
  tx: Tx,
  { userId }: Session,
  id: number,
  { amount, method = 'transfer', reference, reason }: Refund,
): Promise<Invoice> {
  const { clinic_id, paid_amount } = found(await findInvoice(tx, id, true));
  if (amount > paid_amount) {
    const message = invoiceTexts.abovePaid;
    throw new Refusal(409, 'amount_above_paid', message, { amount: message });
  }
  const number = reference ?? String(randomInt(1_000_000, 10_000_000));
  await tx.query(insertRefund, [clinic_id, userId, id, amount, method, number, reason]);
  await tx.query(lowerPaid, [clinic_id, id, amount]);
  const entry = { action: 'refund', entity: 'invoices', entityId: id, reason };
  await audit(tx, { userId, clinicId: clinic_id }, { ...entry, after: { amount, method } });
  return found(await findInvoice(tx, id));
}
