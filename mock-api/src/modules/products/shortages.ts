import type { GoodsShortage } from '@ziba/shared/contracts/clinical';
import type { Tx } from '../../db/connect';
import { notFound } from '../../lib/refusal';
import { roundGoods } from './stock';
import { lockProduct, usableStock } from './stock.queries';

/** How much is needed of a product. */
export interface WantedGoods {
  productId: number;
  /** Above zero, up to three decimals. */
  quantity: number;
}

const names = {
  name: 'stock.names',
  text: 'select id, name, unit from products where clinic_id = $1 and id = any($2)',
};

/**
 * Returns the goods with a smaller usable quantity than the needed one; expired goods are not usable. Locks the
 * products until the transaction ends, so pass them in the order of their ids. Errors: 404 for an unknown product.
 */
export async function findShortages(
  tx: Tx,
  clinicId: number,
  wanted: readonly WantedGoods[],
): Promise<GoodsShortage[]> {
  const short: { id: number; needed: number; usable: number }[] = [];
  for (const { productId, quantity: needed } of wanted) {
    if (!(await lockProduct(tx, clinicId, productId))) throw notFound();
    const usable = await usableStock(tx, clinicId, {
      productId,
      kind: 'consume',
      quantity: -needed,
    });
    if (usable < needed) short.push({ id: productId, needed, usable });
  }
  if (short.length === 0) return [];
  const ids = short.map(({ id }) => id);
  const rows = await tx.query<{ id: number; name: string; unit: string }>(names, [clinicId, ids]);
  return short.map(({ id, needed, usable }) => {
    const { name = '', unit = '' } = rows.find((row) => row.id === id) ?? {};
    return { product_id: id, name, unit, needed, usable, missing: roundGoods(needed - usable) };
  });
}
