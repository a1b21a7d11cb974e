import type { movementKinds } from '../../db/schema/products';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../lib/audit';

/** One change of the stock of a product. */
export interface Movement {
  productId: number;
  kind: (typeof movementKinds)[number];
  /** Up to three decimals; below zero takes goods out. */
  quantity: number;
  /** The inventory financial document behind it. */
  documentId?: number;
}

const move = {
  name: 'products.move_stock',
  text: `with moved as (
      update products
      set stock = stock + $3::numeric, updated_at = now(), version = version + 1
      where clinic_id = $1 and id = $2
      returning stock
    )
    insert into stock_movements
      (clinic_id, product_id, kind, quantity, stock_after, product_financial_id, user_id)
    select $1, $2, $4, $3::numeric, stock, $5, $6 from moved
    returning stock_after`,
};

/**
 * The only way a stock changes: product and ledger move in one statement. The database refuses a stock
 * below zero (`products_stock_not_negative`), whatever arrives at the same time.
 */
export async function moveStock(tx: Tx, member: Member, movement: Movement): Promise<void> {
  const { productId, kind, documentId = null } = movement;
  const quantity = Math.round(movement.quantity * 1000) / 1000;
  if (quantity === 0) return;
  const values = [member.clinicId, productId, quantity, kind, documentId, member.userId];
  const [moved] = await tx.query<{ stock_after: number }>(move, values);
  if (!moved) throw new Error(`no product ${productId} to move`);
  await audit(tx, member, {
    action: 'stock',
    entity: 'products',
    entityId: productId,
    before: { stock: Math.round((moved.stock_after - quantity) * 1000) / 1000 },
    after: { stock: moved.stock_after },
  });
}
