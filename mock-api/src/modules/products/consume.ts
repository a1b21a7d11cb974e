import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { refreshStockNotices } from './stock-notices';
import { moveStock } from './stock';

/** Goods that are used up. */
export interface Consumption {
  productId: number;
  /** Above zero, up to three decimals. */
  quantity: number;
  /** The kind of row that uses them, such as `session`, and its id. */
  refKind: string;
  refId: number;
}

/**
 * Takes goods out of the stock: those that expire first are used first, and expired ones are not used. Errors: 404 when
 * the clinic has no such product; 409 `stock_short` when there are not enough usable goods. Consume several products in
 * the order of their ids, so that two transactions never wait for each other.
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
