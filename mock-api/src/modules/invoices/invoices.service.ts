import { randomInt } from 'node:crypto';
import {
  invoiceTexts,
  type Invoice,
  type invoiceInput,
  type invoicePaymentInput,
} from '@ziba/shared/contracts/invoices';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../lib/audit';
import { nextCode } from '../../lib/counters';
import { found, invalid, Refusal } from '../../lib/refusal';
import { quoteOf, withTax } from '../resources-pricing/resource-prices';
import { findInvoice } from './invoices.queries';

type Input = z.output<typeof invoiceInput>;
type Payment = z.output<typeof invoicePaymentInput>;

const clinicThere = {
  name: 'invoices.clinic',
  text: 'select from clinics where id = $1 and archived_at is null',
};
const insertInvoice = {
  name: 'invoices.insert',
  text: `insert into invoices
           (clinic_id, number, title, description, tax_rate, subtotal, tax, total, status, due_on)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
};
const insertLine = {
  name: 'invoices.add_line',
  text: `insert into invoice_lines (clinic_id, user_id, invoice_id, title, unit_price, quantity, total)
         values ($1, $2, $3, $4, $5, $6, $7)`,
};
const insertPayment = {
  name: 'invoices.pay',
  text: `insert into platform_payments
           (clinic_id, user_id, invoice_id, amount, method, reference, attachment, paid_at)
         values ($1, $2, $3, $4, $5, $6, $7, coalesce($8::timestamptz, now()))`,
};
const raisePaid = {
  name: 'invoices.raise_paid',
  text: `update invoices set paid_amount = paid_amount + $3,
           status = case when paid_amount + $3 = total then 'paid' else 'partially_paid' end,
           updated_at = now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};
const setStatus = {
  name: 'invoices.set_status',
  text: `update invoices set status = $3, updated_at = now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};

/** What clinics owe the platform. Lines keep what prices were when the invoice was written. */
export const invoicesOf = (db: Database) => ({
  /** A new invoice; the server adds it up, with 10 % tax. */
  create: (session: Session, input: Input): Promise<Invoice> =>
    db.platform(async (tx) => {
      const { clinic_id, title, description = null, due_on = null, status = 'issued' } = input;
      const [clinic] = await tx.query(clinicThere, [clinic_id]);
      if (!clinic) throw invalid('clinic_id', invoiceTexts.clinic);
      const lines = await linesOf(tx, input);
      const sum = withTax(lines.reduce((total, line) => total + line.total, 0));
      const number = await nextCode(tx, clinic_id, 'invoices', `INV-${clinic_id}-`);
      const [created] = await tx.query<{ id: number }>(insertInvoice, [
        ...[clinic_id, number, title, description, sum.tax_rate, sum.subtotal, sum.tax, sum.total],
        ...[status, due_on],
      ]);
      const { id } = found(created);
      for (const { title: name, unit_price, quantity, total } of lines) {
        const values = [clinic_id, session.userId, id, name, unit_price, quantity, total];
        await tx.query(insertLine, values);
      }
      const entry = { action: 'create', entity: 'invoices', entityId: id };
      await audit(tx, actor(session, clinic_id), { ...entry, after: { number, title, ...sum } });
      return found(await findInvoice(tx, id));
    }),

  /** Takes a payment; never more than is still owed, also when two come at once. */
  pay: (session: Session, id: number, input: Payment): Promise<Invoice> =>
    db.platform(async (tx) => {
      const { clinic_id, status, remaining } = found(await findInvoice(tx, id, true));
      if (!['issued', 'partially_paid'].includes(status)) {
        throw new Refusal(409, 'invoice_not_open', invoiceTexts.notOpen);
      }
      const { amount, method = 'transfer', attachment = null, paid_at = null } = input;
      if (amount > remaining) {
        const message = invoiceTexts.overpaid;
        throw new Refusal(409, 'amount_above_remainder', message, { amount: message });
      }
      const number = input.reference ?? String(randomInt(1_000_000, 10_000_000));
      const values = [clinic_id, session.userId, id, amount, method, number, attachment, paid_at];
      await tx.query(insertPayment, values);
      await tx.query(raisePaid, [clinic_id, id, amount]);
      const entry = { action: 'payment', entity: 'invoices', entityId: id };
      await audit(tx, actor(session, clinic_id), { ...entry, after: { amount, method } });
      return found(await findInvoice(tx, id));
    }),

  /** Makes an invoice void; not once something was paid on it. */
  void: (session: Session, id: number, reason: string | null): Promise<Invoice> =>
    db.platform(async (tx) => {
      const before = found(await findInvoice(tx, id, true));
      const { clinic_id, status, paid_amount } = before;
      if (status === 'void') throw new Refusal(409, 'already_void', invoiceTexts.alreadyVoid);
      if (paid_amount > 0) throw new Refusal(409, 'has_payments', invoiceTexts.hasPayments);
      await tx.query(setStatus, [clinic_id, id, 'void']);
      await audit(tx, actor(session, clinic_id), {
        action: 'void',
        entity: 'invoices',
        entityId: id,
        before: { status },
        after: { status: 'void', reason },
      });
      return found(await findInvoice(tx, id));
    }),
});

const actor = ({ userId }: Session, clinicId: number) => ({ userId, clinicId });

/** The lines of the invoice: its own, and those that stand for prices of the platform. */
async function linesOf(tx: Tx, { lines = [], resource_ids = [] }: Input) {
  const own = lines.map(({ title, unit_price, quantity = 1 }) => ({
    title,
    unit_price,
    quantity,
    total: unit_price * quantity,
  }));
  const priced = await quoteOf(
    tx,
    resource_ids.map((id) => ({ id, quantity: 1 })),
  );
  const all = [...own, ...priced.lines];
  if (all.some(({ total }) => !Number.isSafeInteger(total))) {
    throw invalid('lines', invoiceTexts.tooMuch);
  }
  return all;
}
