import { productTexts } from '@ziba/shared/contracts/products';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { notFound, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import type { MovedLot, Movement } from './movement';
import { productReaders } from './product-readers';
import { followFirstLot, lockProduct, putIn, takeOut, usableStock } from './stock.queries';

/** Up to three decimals, as the database keeps quantities. */
export const roundGoods = (quantity: number) => Math.round(quantity * 1000) / 1000;

/**
 * Changes a stock. This is the only code that does: the product, its lots and the ledger change together, with one
 * ledger line for each lot. The product is locked first, so that transactions on the same product wait for each other.
 * Goods that expire first are taken first; expired goods are never consumed. A stock is never below zero: 409
 * `stock_short`, for a document through `products_stock_not_negative`. A transaction that changes several products does
 * so in the order of their ids, so that there is no deadlock.
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
    return putIn(tx, member, {
      ...movement,
      lot: movement.lot ?? { expiresOn: dateOf(movement, expiresOn) },
    });
  }
  // Documents, and opening balances that they replace, also count expired goods.
  if (!['document', 'initial'].includes(movement.kind)) {
    const usable = await usableStock(tx, member.clinicId, movement);
    if (usable < -movement.quantity) throw stockShort();
  }
  return takeOut(tx, member, movement);
}

/**
 * The date of goods that arrive without one: that of the product, as long as it has not passed. New goods are not
 * expired, whatever is left of the old ones. What a product is registered with has the date that was typed.
 */
const dateOf = ({ kind }: Movement, expiresOn: string | null) =>
  kind === 'initial' || (expiresOn !== null && expiresOn >= todayInTehran()) ? expiresOn : null;

const stockShort = () =>
  new Refusal(409, 'stock_short', productTexts.stockShort, { quantity: productTexts.stockShort });
