import { productTexts } from '@ziba/shared/contracts/products';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { notFound, Refusal } from '../../lib/refusal';
import type { MovedLot, Movement } from './movement';
import { productReaders } from './product-readers';
import { followFirstLot, lockProduct, putIn, takeOut, usableStock } from './stock.queries';

/** Up to three decimals, as the database keeps quantities. */
export const roundGoods = (quantity: number) => Math.round(quantity * 1000) / 1000;

/**
 * The only way a stock changes: the product, its lots and the ledger move together, one line per lot. The
 * product is locked first, so that all who move it take turns. Goods leave first expired, first out; what
 * is consumed is never expired. A stock is never below zero: 409 `stock_short`, for a document through
 * `products_stock_not_negative`. Whoever moves several products in one transaction moves them in the
 * order of their ids, so that nobody waits in a circle.
 */
export async function moveStock(tx: Tx, member: Member, movement: Movement): Promise<MovedLot[]> {
  const quantity = roundGoods(movement.quantity);
  if (quantity === 0 && movement.kind !== 'count') return [];
  const product = await lockProduct(tx, member.clinicId, movement.productId);
  if (!product) throw notFound();
  const lines = await move(tx, member, { ...movement, quantity }, product.expires_on);
  const stock = lines.at(-1)?.stock_after ?? product.stock;
  await followFirstLot(tx, member.clinicId, movement.productId);
  await audit(tx, member, {
    action: 'stock',
    entity: 'products',
    entityId: movement.productId,
    before: { stock: product.stock },
    after: { stock, kind: movement.kind, ...(movement.reason && { reason: movement.reason }) },
  });
  await announce(tx, member.clinicId, {
    type: 'stock.changed',
    data: { productId: movement.productId },
    sections: productReaders,
  });
  return lines;
}

async function move(tx: Tx, member: Member, movement: Movement, expiresOn: string | null) {
  if (movement.quantity >= 0) {
    return putIn(tx, member, { ...movement, lot: movement.lot ?? { expiresOn } });
  }
  // Documents, and the opening balance that one takes over, also concern goods that have expired.
  if (!['document', 'initial'].includes(movement.kind)) {
    const usable = await usableStock(tx, member.clinicId, movement);
    if (usable < -movement.quantity) throw stockShort();
  }
  return takeOut(tx, member, movement);
}

const stockShort = () =>
  new Refusal(409, 'stock_short', productTexts.stockShort, { quantity: productTexts.stockShort });
