import type { Invoice, InvoiceRow } from '@ziba/shared/contracts/invoices';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { audit } from '../../data/audit';
import { nextCode } from '../../data/counters';
import { found } from '../../lib/refusal';
import { withTax } from '../resources-pricing/resource-prices';
import { findInvoice } from './invoices.queries';

export interface InvoiceLine {
  title: string;
  unit_price: number;
  quantity: number;
  total: number;
}

export interface NewInvoice {
  clinic_id: number;
  title: string;
  description?: string | null;
  due_on?: string | null;
  status?: InvoiceRow['status'];
  /** The days that are added to the clinic's subscription when it is paid. */
  subscription_days?: number | null;
  lines: readonly InvoiceLine[];
}

const insertInvoice = {
  name: 'invoices.insert',
  text: `insert into invoices
           (clinic_id, number, title, description, tax_rate, subtotal, tax, total, status, due_on,
            subscription_days)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
};
const insertLine = {
  name: 'invoices.add_line',
  text: `insert into invoice_lines (clinic_id, user_id, invoice_id, title, unit_price, quantity, total)
         values ($1, $2, $3, $4, $5, $6, $7)`,
};

/**
 * Adds an invoice with its lines and computes its sums, with 10 % tax; lines keep the prices of this time. An invoice
 * for a period that costs nothing counts as paid at once.
 */
export async function writeInvoice(
  tx: Tx,
  { userId }: Session,
  { clinic_id, title, description = null, due_on = null, ...rest }: NewInvoice,
): Promise<Invoice> {
  const { lines, subscription_days = null, status: asked = 'issued' } = rest;
  const sum = withTax(lines.reduce((total, line) => total + line.total, 0));
  const isFree = sum.total === 0 && subscription_days !== null && asked === 'issued';
  const number = await nextCode(tx, clinic_id, 'invoices', `INV-${clinic_id}-`);
  const [created] = await tx.query<{ id: number }>(insertInvoice, [
    ...[clinic_id, number, title, description, sum.tax_rate, sum.subtotal, sum.tax, sum.total],
    ...[isFree ? 'paid' : asked, due_on, subscription_days],
  ]);
  const { id } = found(created);
  for (const { title: name, unit_price, quantity, total } of lines) {
    await tx.query(insertLine, [clinic_id, userId, id, name, unit_price, quantity, total]);
  }
  const entry = { action: 'create', entity: 'invoices', entityId: id };
  const after = { number, title, subscription_days, ...sum };
  await audit(tx, { userId, clinicId: clinic_id }, { ...entry, after });
  return found(await findInvoice(tx, id));
}
