import {
  productFinancialTexts,
  type ProductFinancial,
  type productFinancialInput,
  type productFinancialUpdate,
} from '@ziba/shared/contracts/product-financial';
import { productTexts } from '@ziba/shared/contracts/products';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { persian } from '../../data/conditions';
import { found, invalid, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { zeroForNull } from '../../lib/zero-for-null';
import { refreshStockNotices } from '../products/stock-notices';
import { moveStock } from '../products/stock';
import { lockProduct } from '../products/stock.queries';
import { moveTill, nothingPaid } from '../cash/till';

type Input = z.output<typeof productFinancialInput>;
type Update = z.output<typeof productFinancialUpdate>;

const optionalNumbers = ['sold_quantity', 'remaining_cost'] as const;

const productOf = {
  name: 'product_financial.product',
  text: `select id from products where clinic_id = $1 and archived_at is null
    and case when $3::int is null then accounting_code = $2 else id = $3 end`,
};

const openingOf = {
  name: 'product_financial.opening',
  text: `select count(*)::int as count, coalesce(sum(quantity), 0)::float8 as left
    from stock_movements where clinic_id = $1 and product_id = $2 and kind = 'initial'`,
};

const table = 'product_financial';

const voidOne = {
  name: 'product_financial.void',
  text: `update product_financial set voided_at = app_now(), void_reason = $3, updated_at = app_now(),
      version = version + 1
    where clinic_id = $1 and id = $2`,
};

export const productDocumentsTable = (db: Database) =>
  tenantTable<ProductFinancial>(db, table, {
    readers: ['accounting'],
    columns: [
      'product_id',
      'purchased_quantity',
      'sold_quantity',
      'paid_cost',
      'payment_method',
      'remaining_cost',
      'receipt_attachment',
      'description',
    ],
    select: `t.id, t.version, t.product_id, p.accounting_code, t.purchased_quantity, t.sold_quantity,
      t.paid_cost, t.payment_method, t.remaining_cost, t.receipt_attachment, t.description,
      case when t.voided_at is null then 'posted' else 'void' end as status, t.void_reason,
      t.created_at,
      jsonb_build_object('id', p.id, 'product_code', p.product_code,
        'accounting_code', p.accounting_code, 'name', p.name, 'stock', p.stock) as product`,
    joins: 'join products p on p.clinic_id = t.clinic_id and p.id = t.product_id',
    searched: ['p.search_norm', 'description'],
    sorted: {
      name: persian('p.name'),
      product_code: 'p.product_code',
      accounting_code: 'p.accounting_code',
      purchased_quantity: 'purchased_quantity',
      sold_quantity: 'sold_quantity',
      paid_cost: 'paid_cost',
      remaining_cost: 'remaining_cost',
      description: persian('description'),
      created_at: 'created_at',
    },
  });

/**
 * Inventory financial documents: each one changes the stock of its product by purchased − sold. With
 * `of_first_stock` the document replaces the quantity that the product was registered with.
 */
export const createProductDocument = (db: Database, member: Member, input: Input) =>
  db.tenant(member.clinicId, async (tx) => {
    const { of_first_stock: isOfFirstStock, ...values } = input;
    const product_id = await namedProduct(tx, member, input);
    const rows = productDocumentsTable(db).within(tx);
    const row = await rows.insert(member, {
      ...zeroForNull(values, ...optionalNumbers),
      product_id,
    });
    const { id } = row;
    await moveTill(tx, member, tillOf(id), nothingPaid, paidOf(row));
    const firstStock = isOfFirstStock ? await openingBalance(tx, member, product_id) : 0;
    const stored = await settle(db, tx, member, { id, netBefore: 0 });
    if (firstStock === 0) return stored;
    // The document adds the goods now, so they no longer count as an opening balance.
    await moveStock(tx, member, {
      productId: product_id,
      kind: 'initial',
      quantity: -firstStock,
      documentId: id,
    });
    await refreshStockNotices(tx, member.clinicId, product_id);
    return found(await rows.find(member, id));
  });

/** Changes a document; the stock changes by the difference. The product cannot be changed. */
export const editProductDocument = (db: Database, member: Member, id: number, input: Update) =>
  db.tenant(member.clinicId, async (tx) => {
    const rows = productDocumentsTable(db).within(tx);
    const before = found(await rows.findLocked(member, id));
    refuseVoided(before);
    refuseOtherProduct(before, input);
    const values = { ...zeroForNull(input, ...optionalNumbers), product_id: undefined };
    const after = found(await rows.update(member, id, values));
    await moveTill(tx, member, tillOf(id), paidOf(before), paidOf(after));
    return settle(db, tx, member, { id, netBefore: netOf(before) });
  });

/**
 * Voids a document: it can still be read, and its goods are taken out of the stock again. Errors: 409 when the stock
 * does not have them any more.
 */
export const voidProductDocument = (db: Database, member: Member, id: number, reason: string) =>
  db.tenant(member.clinicId, async (tx) => {
    const before = found(await productDocumentsTable(db).within(tx).findLocked(member, id));
    refuseVoided(before);
    await tx.query(voidOne, [member.clinicId, id, reason]);
    const after = { status: 'void', reason };
    await audit(tx, member, { action: 'void', entity: table, entityId: id, after });
    await moveTill(tx, member, tillOf(id), paidOf(before), nothingPaid);
    return settle(db, tx, member, { id, netBefore: netOf(before), reason });
  });

const tillOf = (id: number) => ({ column: 'product_financial_id', id }) as const;
const paidOf = ({ paid_cost: amount, payment_method: method }: ProductFinancial) => ({
  amount,
  method,
});

interface Settled {
  /** The id of the document as it is stored now. */
  id: number;
  /** The quantity that the document added to the stock before the change. */
  netBefore: number;
  /** The reason of a void. */
  reason?: string | null;
}

/** Changes the stock by the difference that a change of a document makes. Returns the document. */
async function settle(db: Database, tx: Tx, member: Member, change: Settled) {
  const { id, netBefore, reason = null } = change;
  const rows = productDocumentsTable(db).within(tx);
  const stored = found(await rows.find(member, id));
  const { product_id: productId } = stored;
  const quantity = netOf(stored) - netBefore;
  await moveStock(tx, member, { productId, kind: 'document', quantity, documentId: id, reason });
  await refreshStockNotices(tx, member.clinicId, productId);
  return found(await rows.find(member, id));
}

/** The quantity that a document adds to the stock; 0 when it is void. */
const netOf = ({ status, purchased_quantity, sold_quantity }: ProductFinancial) =>
  status === 'void' ? 0 : purchased_quantity - sold_quantity;

function refuseVoided({ status }: ProductFinancial): void {
  if (status === 'void') throw new Refusal(409, 'voided', productFinancialTexts.voided);
}

/**
 * The quantity that the product was registered with, 0 for none. Locks the product, so that only one document replaces
 * the quantity; 409 when one has done so.
 */
async function openingBalance(tx: Tx, { clinicId }: Member, productId: number): Promise<number> {
  await lockProduct(tx, clinicId, productId);
  const [opening] = await tx.query<{ count: number; left: number }>(openingOf, [
    clinicId,
    productId,
  ]);
  const { count = 0, left = 0 } = opening ?? {};
  if (count > 0 && left === 0) {
    throw new Refusal(409, 'first_stock_taken', productFinancialTexts.firstStockTaken);
  }
  return left;
}

/** Finds the product by the id, 404 if there is none; without an id by the accounting code. */
async function namedProduct(tx: Tx, { clinicId }: Member, input: Input): Promise<number> {
  const { accounting_code, product_id = null } = input;
  const [product] = await tx.query<{ id: number }>(productOf, [
    clinicId,
    accounting_code,
    product_id,
  ]);
  if (product) return product.id;
  if (product_id === null) {
    throw invalid('accounting_code', productFinancialTexts.unknownProduct);
  }
  const message = productFinancialTexts.missingProduct;
  throw new Refusal(404, 'not_found', message, { product_id: message });
}

function refuseOtherProduct(before: ProductFinancial, input: Update): void {
  const { accounting_code, product_id } = input;
  const isSame =
    (accounting_code === undefined || accounting_code === before.accounting_code) &&
    (product_id ?? before.product_id) === before.product_id;
  if (isSame) return;
  const message = productTexts.codeLocked;
  throw new Refusal(409, 'code_locked', message, { accounting_code: message });
}
