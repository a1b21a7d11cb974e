import { randomInt } from 'node:crypto';
import {
  invoiceTexts,
  type Invoice,
  type invoicePaymentInput,
} from '@ziba/shared/contracts/invoices';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, Refusal } from '../../lib/refusal';
import { addPaidPeriod, holdClinic } from '../subscription-periods/extend-period';
import { findInvoice } from './invoices.queries';

type Payment = z.output<typeof invoicePaymentInput>;

const insertPayment = {
  name: 'invoices.pay',
  text: `insert into platform_payments
           (clinic_id, user_id, invoice_id, amount, method, reference, attachment, paid_at)
         values ($1, $2, $3, $4, $5, $6, $7, coalesce($8::timestamptz, app_now()))`,
};
const raisePaid = {
  name: 'invoices.raise_paid',
  text: `update invoices set paid_amount = paid_amount + $3,
           status = case when paid_amount + $3 = total then 'paid' else 'partially_paid' end,
           updated_at = app_now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};

/**
 * Adds a payment, at most the remaining amount, also when two payments arrive at the same time. When an invoice for a
 * period is paid in full, the period is added to the clinic's subscription, once.
 */
export async function payInvoice(
  tx: Tx,
  session: Session,
  id: number,
  input: Payment,
): Promise<Invoice> {
  const { userId } = session;
  const invoice = found(await findInvoice(tx, id, true));
  const { clinic_id, status, remaining } = invoice;
  if (!['issued', 'partially_paid'].includes(status)) {
    throw new Refusal(409, 'invoice_not_open', invoiceTexts.notOpen);
  }
  const { amount, method = 'transfer', attachment = null, paid_at = null } = input;
  if (amount > remaining) {
    const message = invoiceTexts.overpaid;
    throw new Refusal(409, 'amount_above_remainder', message, { amount: message });
  }
  if (invoice.subscription_days !== null) await holdClinic(tx, clinic_id);
  const number = input.reference ?? String(randomInt(1_000_000, 10_000_000));
  await tx.query(insertPayment, [
    ...[clinic_id, userId, id, amount, method, number, attachment, paid_at],
  ]);
  await tx.query(raisePaid, [clinic_id, id, amount]);
  const entry = { action: 'payment', entity: 'invoices', entityId: id };
  await audit(tx, { userId, clinicId: clinic_id }, { ...entry, after: { amount, method } });
  const paid = found(await findInvoice(tx, id));
  await addPaidPeriod(tx, session, paid);
  return paid;
}
