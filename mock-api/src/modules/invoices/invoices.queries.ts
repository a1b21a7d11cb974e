import type {
  Invoice,
  InvoicedClinic,
  invoicedClinicQuery,
  invoiceQuery,
  InvoiceRow,
  PlatformPayment,
} from '@ziba/shared/contracts/invoices';
import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { persian, where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import { found } from '../../lib/refusal';

const isOpen = `t.status in ('issued', 'partially_paid')`;
const isOverdue = `(${isOpen} and t.due_on < app_today())`;

const invoices = {
  select: `t.id, t.number, t.clinic_id, jsonb_build_object('id', c.id, 'name', c.name) as clinic,
    t.title, t.description, t.subtotal, t.tax_rate, t.tax, t.total, t.paid_amount,
    case when t.status = 'void' then 0 else t.total - t.paid_amount end as remaining, t.status,
    coalesce(${isOverdue}, false) as is_overdue, t.due_on, t.issued_at, t.created_at,
    t.subscription_days`,
  from: 'from invoices t join clinics c on c.id = t.clinic_id',
  searched: ['number', 'title', 'c.name'],
  sorted: {
    number: 'number',
    title: persian('title'),
    clinic: persian('c.name'),
    total: 'total',
    paid_amount: 'paid_amount',
    status: 'status',
    due_on: 'due_on',
    issued_at: 'issued_at',
    created_at: 'created_at',
  },
};

const payments = {
  select: `t.id, t.clinic_id, t.invoice_id, i.number as invoice_number, i.title, t.amount, t.method,
    t.reference, t.attachment, t.reason, t.paid_at, t.created_at`,
  from: `from platform_payments t
    join invoices i on i.clinic_id = t.clinic_id and i.id = t.invoice_id`,
  searched: ['i.number', 'i.title', 'reference'],
  sorted: { amount: 'amount', paid_at: 'paid_at', created_at: 'created_at' },
};

const lines = {
  name: 'invoices.lines',
  text: `select id, title, unit_price, quantity, total from invoice_lines
         where clinic_id = $1 and invoice_id = $2 order by id`,
};
const paid = {
  name: 'invoices.payments',
  text: `select ${payments.select} ${payments.from}
         where t.clinic_id = $1 and t.invoice_id = $2 order by t.id`,
};

const details = {
  name: 'invoices.details',
  text: `select t.void_reason, jsonb_build_object('code', c.clinic_id,
      'responsible_name', c.responsible_name, 'address', c.address, 'phone', c.phone1) as buyer
    ${invoices.from} where t.clinic_id = $1 and t.id = $2`,
};

const clinics = {
  select: 't.id, t.name, t.clinic_id as code, t.city',
  from: 'from clinics t',
  searched: ['name', 'name_en', 'clinic_id', 'responsible_name'],
  sorted: { name: persian('name'), created_at: 'created_at' },
};

type Query = z.output<typeof invoiceQuery>;

function standing(status: Query['status']) {
  if (status === 'overdue') return where(isOverdue);
  if (status === 'open') return where(isOpen);
  return where('t.status = ?', status);
}

/** Reads one page of invoices: of all clinics, or of the one in the query or the path. */
export const invoicePageOf = (tx: Tx, query: Query) =>
  listedPage<InvoiceRow>(tx, invoices, query, [
    where('t.archived_at is null'),
    where('t.clinic_id = ?', query.clinic_id),
    standing(query.status),
  ]);

/** Reads one page of the clinics that an invoice may be issued to. */
export const invoicedClinicPageOf = (tx: Tx, query: z.output<typeof invoicedClinicQuery>) =>
  listedPage<InvoicedClinic>(tx, clinics, query, [
    where('t.archived_at is null'),
    where('t.id = ?', query.id),
  ]);

/** Reads one page of the payments of a clinic. */
export const paymentPageOf = (tx: Tx, clinicId: number, query: PageQuery) =>
  listedPage<PlatformPayment>(tx, payments, query, [where('t.clinic_id = ?', clinicId)]);

/** Reads an invoice with its lines and payments; `lock` locks it until the transaction ends. */
export async function findInvoice(tx: Tx, id: number, lock = false): Promise<Invoice | undefined> {
  const [row] = await tx.query<InvoiceRow>(
    `select ${invoices.select} ${invoices.from} where t.id = $1 and t.archived_at is null
     ${lock ? 'for update of t' : ''}`,
    [id],
  );
  if (!row) return undefined;
  const key = [row.clinic_id, row.id];
  const [more] = await tx.query<Pick<Invoice, 'void_reason' | 'buyer'>>(details, key);
  return {
    ...row,
    ...found(more),
    lines: await tx.query<Invoice['lines'][number]>(lines, key),
    payments: await tx.query<PlatformPayment>(paid, key),
  };
}
