import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { refreshStockNotices } from './stock-notices';
import { moveStock } from './stock';

/** Goods that something uses up. */
export interface Consumption {
  productId: number;
  /** Above zero, up to three decimals. */
  quantity: number;
  /** What uses them, such as `session`, and its id. */
  refKind: string;
  refId: number;
}

/**
 * Takes goods out of the stock: what expires first goes first, what has expired stays. 404 when the clinic
 * has no such product, 409 `stock_short` when the usable goods are too few. Consume several products in
 * the order of their ids, so that two who do so never wait for each other.
 */
export async function consumeStock(tx: Tx, member: Member, wanted: Consumption): Promise<void> {
  const { productId, quantity, refKind, refId } = wanted;
  if (!(quantity > 0)) throw new RangeError('what is consumed must be more than nothing');
  await moveStock(tx, member, {
    productId,
    kind: 'consume',
    quantity: -quantity,
    ref: { kind: refKind, id: refId },
  });
  await refreshStockNotices(tx, member.clinicId, productId);
}
