import { largestAmount, words } from '@ziba/shared/contracts/common';
import {
  deliveryKnownCode,
  deliveryTexts,
  type Delivery,
  type NewDelivery,
} from '@ziba/shared/contracts/stock-deliveries';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid, Refusal } from '../../lib/refusal';
import { productDocumentsTable } from '../product-financial/product-financial.service';
import type { Lot } from '../products/movement';
import { namedLot } from '../products/named-lot';
import { moveStock } from '../products/stock';
import { refreshStockNotices } from '../products/stock-notices';
import {
  awaitTurn,
  deliveriesTable,
  goodsOf,
  knownDeliveryOf,
  priceLot,
  type DeliveredGoods,
  type StoredDelivery,
} from './stock-deliveries.queries';

type Line = NewDelivery['lines'][number];
/** A line with its place in the form, and what it is about. */
interface Checked {
  line: Line;
  index: number;
  product: DeliveredGoods;
  lot: Lot | undefined;
}

/**
 * Receives goods: each line adds to the stock and makes an inventory document, whose cost accounting pays or changes.
 * Errors: 404 for an unknown product; 400 for a new lot without a date of goods that expire; 409 `delivery_known` when
 * it seems to be typed twice, unless `is_again` says that it is not. Nothing is received then.
 */
export const receiveDelivery = (
  db: Database,
  member: Member,
  input: NewDelivery,
): Promise<Delivery> =>
  db.tenant(member.clinicId, async (tx) => {
    const { lines, is_again: isAgain = false, ...facts } = input;
    await awaitTurn(tx, member.clinicId);
    const checked = await checkLines(tx, member, lines);
    const contents = contentsOf(checked);
    if (!isAgain) await refuseKnown(tx, member, { ...facts, contents });
    const row = { ...facts, contents, received_by: member.userId };
    const stored = await deliveriesTable(db).within(tx).insert(member, row);
    const received: Delivery['lines'] = [];
    // In the order of the products, so that two deliveries never wait for each other.
    for (const one of checked.toSorted((a, b) => a.product.id - b.product.id)) {
      received.push(await receiveLine(db, tx, member, stored, one));
    }
    for (const productId of new Set(received.map(({ product_id }) => product_id))) {
      await refreshStockNotices(tx, member.clinicId, productId);
    }
    const { id, supplier, invoice_no, note, created_at } = stored;
    return { id, supplier, invoice_no, note, created_at, lines: received };
  });

async function checkLines(tx: Tx, member: Member, lines: readonly Line[]): Promise<Checked[]> {
  const ids = lines.map(({ product_id }) => product_id);
  const goods = new Map((await goodsOf(tx, member.clinicId, ids)).map((one) => [one.id, one]));
  const checked: Checked[] = [];
  for (const [index, line] of lines.entries()) {
    const product = goods.get(line.product_id);
    const at = (field: string) => `lines.${index}.${field}`;
    if (!product) {
      const message = deliveryTexts.missing;
      throw new Refusal(404, 'not_found', message, { [at('product_id')]: message });
    }
    const lot = await namedLot(tx, member, product.id, line);
    if (product.expires && lot?.lotNo && !lot.expiresOn) {
      throw invalid(at('expires_on'), deliveryTexts.expiry);
    }
    if (costOf(line) > largestAmount) {
      throw invalid(at('unit_cost'), words.tooLarge(largestAmount));
    }
    checked.push({ line, index, product, lot });
  }
  return checked;
}

/** Tomans. */
const costOf = ({ quantity, unit_cost: unitCost }: Line) => Math.round(quantity * (unitCost ?? 0));

/** The same text for the same goods, in whatever order they were typed. */
const contentsOf = (lines: readonly Checked[]) =>
  lines
    .map(({ line: { product_id: id, quantity }, lot }) =>
      [id, quantity, lot?.lotNo ?? '', lot?.expiresOn ?? ''].join(':'),
    )
    .toSorted()
    .join(' ');

type Like = Parameters<typeof knownDeliveryOf>[2];

async function refuseKnown(tx: Tx, { clinicId }: Member, like: Like): Promise<void> {
  const known = await knownDeliveryOf(tx, clinicId, like);
  if (!known) return;
  throw new Refusal(409, deliveryKnownCode, deliveryTexts.known, undefined, {}, { ...known });
}

async function receiveLine(
  db: Database,
  tx: Tx,
  member: Member,
  { id, supplier, invoice_no: invoice }: StoredDelivery,
  { line, product, lot }: Checked,
): Promise<Delivery['lines'][number]> {
  const { quantity, unit_cost: unitCost = null } = line;
  const document = await productDocumentsTable(db)
    .within(tx)
    .insert(member, {
      product_id: product.id,
      purchased_quantity: quantity,
      sold_quantity: 0,
      paid_cost: 0,
      remaining_cost: costOf(line),
      description: deliveryTexts.document(supplier, invoice),
    });
  const [moved] = await moveStock(tx, member, {
    productId: product.id,
    kind: 'receive',
    quantity,
    lot,
    documentId: document.id,
    ref: { kind: 'delivery', id },
    reason: deliveryTexts.document(supplier, invoice),
  });
  if (moved?.lot_id && unitCost !== null) {
    await priceLot(tx, member.clinicId, moved.lot_id, { unitCost, quantity });
  }
  return {
    product_id: product.id,
    name: product.name,
    quantity,
    stock: moved?.stock_after ?? 0,
    lot_no: lot?.lotNo ?? null,
    expires_on: lot?.expiresOn ?? null,
    unit_cost: unitCost,
    product_financial_id: document.id,
  };
}
