import type { KnownDelivery, NewDelivery } from '@ziba/shared/contracts/stock-deliveries';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';

/** A delivery without its lines. */
export interface StoredDelivery {
  id: number;
  supplier: string;
  invoice_no: string | null;
  note: string | null;
  created_at: string;
}

export const deliveriesTable = (db: Database) =>
  tenantTable<StoredDelivery>(db, 'stock_deliveries', {
    readers: ['inventory'],
    columns: ['supplier', 'invoice_no', 'note', 'contents', 'received_by'],
    select: 't.id, t.version, t.supplier, t.invoice_no, t.note, t.created_at',
  });

const turn = {
  name: 'deliveries.turn',
  text: 'select pg_advisory_xact_lock(1405007, $1::int)',
};

/** Waits until no other delivery of the clinic is being stored, so that two equal ones see each other. */
export async function awaitTurn(tx: Tx, clinicId: number): Promise<void> {
  await tx.query(turn, [clinicId]);
}

const known = {
  name: 'deliveries.known',
  text: `select d.id as delivery_id, d.created_at, u."fullName" as user
    from stock_deliveries d
    left join users u on u.clinic_id = d.clinic_id and u.id = d.received_by
    where d.clinic_id = $1 and d.archived_at is null and name_key(d.supplier) = name_key($2)
      and (d.invoice_no = $3 or (d.contents = $4 and d.created_at > app_now() - interval '1 day'
        and (d.invoice_no is null or $3::text is null)))
    order by d.id desc limit 1`,
};

/**
 * The delivery of the same supplier with the same invoice, or with the same goods within a day where an invoice is
 * missing; undefined for none.
 */
export async function knownDeliveryOf(
  tx: Tx,
  clinicId: number,
  { supplier, invoice_no: invoice = null, contents }: Like,
): Promise<KnownDelivery | undefined> {
  const values = [clinicId, supplier, invoice, contents];
  const [row] = await tx.query<KnownDelivery>(known, values);
  return row;
}

interface Like extends Pick<NewDelivery, 'supplier' | 'invoice_no'> {
  contents: string;
}

const goods = {
  name: 'deliveries.goods',
  text: `select id, name, date_kind = 'expiry' and expiration_or_service is not null as expires
    from products where clinic_id = $1 and id = any($2::int[]) and archived_at is null`,
};

export interface DeliveredGoods {
  id: number;
  name: string;
  /** Whether the product has an expiry date. */
  expires: boolean;
}

export const goodsOf = (tx: Tx, clinicId: number, ids: readonly number[]) =>
  tx.query<DeliveredGoods>(goods, [clinicId, [...ids]]);

const price = {
  name: 'deliveries.price',
  text: `update stock_lots set unit_cost = case
        when unit_cost is null or quantity <= $4::numeric then $3::bigint
        else round((unit_cost * (quantity - $4::numeric) + $3::bigint * $4::numeric) / quantity) end
    where clinic_id = $1 and id = $2`,
};

/** Sets what a unit of a lot has cost, in tomans, after `quantity` was added to it: the mean of old and new goods. */
export async function priceLot(
  tx: Tx,
  clinicId: number,
  lotId: number,
  { unitCost, quantity }: { unitCost: number; quantity: number },
): Promise<void> {
  await tx.query(price, [clinicId, lotId, unitCost, quantity]);
}
