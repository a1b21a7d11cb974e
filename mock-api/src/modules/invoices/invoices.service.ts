import {
  invoiceTexts,
  type Invoice,
  type invoiceInput,
  type invoicePaymentInput,
} from '@ziba/shared/contracts/invoices';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { found, invalid, Refusal } from '../../lib/refusal';
import { quoteOf } from '../resources-pricing/resource-prices';
import { addPaidPeriod, holdClinic } from '../subscription-periods/extend-period';
import { findInvoice } from './invoices.queries';
import { payInvoice } from './pay-invoice';
import { writeInvoice } from './write-invoice';

type Input = z.output<typeof invoiceInput>;
type Payment = z.output<typeof invoicePaymentInput>;

const clinicThere = {
  name: 'invoices.clinic',
  text: 'select from clinics where id = $1 and archived_at is null',
};
const setVoid = {
  name: 'invoices.void',
  text: `update invoices set status = 'void', void_reason = $3, updated_at = app_now(), version = version + 1
         where clinic_id = $1 and id = $2`,
};

const periodOf = {
  name: 'invoices.period',
  text: 'select from subscription_periods where clinic_id = $1 and invoice_id = $2',
};

/** What clinics owe the platform. Lines keep the prices at the time of the invoice. */
export const invoicesOf = (db: Database) => ({
  /** Adds an invoice; the server computes its sums, with 10 % tax. */
  create: (session: Session, input: Input): Promise<Invoice> =>
    db.platform(async (tx) => {
      const [clinic] = await tx.query(clinicThere, [input.clinic_id]);
      if (!clinic) throw invalid('clinic_id', invoiceTexts.clinic);
      if (input.subscription_days) await holdClinic(tx, input.clinic_id);
      const lines = await linesOf(tx, input);
      const invoice = await writeInvoice(tx, session, { ...input, lines });
      await addPaidPeriod(tx, session, invoice);
      return invoice;
    }),

  /** Adds a payment. Refuses with 409 more than the remaining amount, or an invoice that takes no payments. */
  pay: (session: Session, id: number, input: Payment): Promise<Invoice> =>
    db.platform((tx) => payInvoice(tx, session, id, input)),

  /** Voids an invoice. Refuses one that has payments, or whose period was added to the subscription. */
  void: (session: Session, id: number, reason: string): Promise<Invoice> =>
    db.platform(async (tx) => {
      const before = found(await findInvoice(tx, id, true));
      const { clinic_id, status, paid_amount } = before;
      if (status === 'void') throw new Refusal(409, 'already_void', invoiceTexts.alreadyVoid);
      if (paid_amount > 0) throw new Refusal(409, 'has_payments', invoiceTexts.hasPayments);
      if ((await tx.query(periodOf, [clinic_id, id])).length > 0) {
        throw new Refusal(409, 'has_period', invoiceTexts.hasPeriod);
      }
      await tx.query(setVoid, [clinic_id, id, reason]);
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

/** The lines of the invoice: its own, and those made from prices of the platform. */
async function linesOf(tx: Tx, { lines = [], resource_ids = [] }: Input) {
  const own = lines.map(({ title, unit_price, quantity }) => {
    const count = quantity ?? 1;
    return { title, unit_price, quantity: count, total: unit_price * count };
  });
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
