import { pageQuery, type Page } from '@ziba/shared/contracts/lists';
import type {
  MovedStock,
  StockLot,
  StockMovement,
  stockMovementInput,
} from '@ziba/shared/contracts/stock-movements';
import type { Product } from '@ziba/shared/contracts/products';
import { deliveryTexts } from '@ziba/shared/contracts/stock-deliveries';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { pageOfRows, wholeList } from '../../data/pages';
import { patternsOf } from '../../data/conditions';
import { found, invalid } from '../../lib/refusal';
import { refreshStockNotices } from './stock-notices';
import { productsTable } from './products.queries';
import type { Lot } from './movement';
import { namedLot } from './named-lot';
import { moveStock, roundGoods } from './stock';
import { lockProduct, usableStock } from './stock.queries';

type Input = z.output<typeof stockMovementInput>;
type Query = z.output<typeof movementQuery>;

/** The default order of the ledger of one product: the newest line first. */
export const movementQuery = pageQuery.pick({ page: true, limit: true, search: true, sort: true });

const matching = `from stock_movements m
  left join stock_lots l on l.clinic_id = m.clinic_id and l.id = m.lot_id
  where m.clinic_id = $1 and m.product_id = $2
    and search_text(concat_ws(' ', m.reason, l.lot_no, m.kind)) like all ($3::text[])`;
const lines = {
  name: 'movements.of_product',
  text: `select m.id, m.product_id, m.kind, m.quantity, m.stock_after, m.lot_id, l.lot_no, l.expires_on,
      m.product_financial_id, m.ref_kind, m.ref_id, m.reason, m.created_at,
      (select jsonb_build_object('id', u.id, 'fullName', u."fullName") from users u
        where u.clinic_id = m.clinic_id and u.id = m.user_id) as user
    ${matching}
    order by case when $6::boolean then m.id end, m.id desc
    limit $4 offset $5`,
};
const count = { name: 'movements.count', text: `select count(*)::int as total ${matching}` };
const lots = {
  name: 'movements.lots',
  text: `select l.id, l.product_id, l.lot_no, l.expires_on, l.quantity, l.unit_cost,
      coalesce(l.expires_on < app_today(), false) as is_expired
    from stock_lots l
    where l.clinic_id = $1 and l.product_id = $2 and l.quantity > 0 and l.archived_at is null
    order by l.expires_on nulls last, l.id`,
};
/** Changes of stocks that staff make by hand, and their history. */
export function movementsOf(db: Database) {
  const products = productsTable(db);

  return {
    /** Reads the ledger of a product, the newest line first; `sort=id` or `created_at` reverses the order. */
    page: (member: Member, productId: number, query: Query): Promise<Page<StockMovement>> =>
      db.tenant(member.clinicId, async (tx) => {
        found(await products.within(tx).find(member, productId));
        const { page, limit, search = '', sort = '' } = query;
        const of = [member.clinicId, productId, patternsOf(search)];
        const isOldestFirst = sort === 'id' || sort === 'created_at';
        const data = await tx.query<StockMovement>(lines, [
          ...of,
          limit,
          (page - 1) * limit,
          isOldestFirst,
        ]);
        const [counted] = await tx.query<{ total: number }>(count, of);
        return pageOfRows(data, query, counted?.total ?? 0);
      }),

    /** Reads the lots in stock, in the order in which they will be used. */
    lots: (member: Member, productId: number): Promise<Page<StockLot>> =>
      db.tenant(member.clinicId, async (tx) => {
        found(await products.within(tx).find(member, productId));
        return wholeList<StockLot>(tx, lots, [member.clinicId, productId]);
      }),

    /**
     * Adds a movement. Errors: 400 for more goods in a new lot without a date if they expire; 409 `stock_short` when more
     * is taken than is there.
     */
    move: (member: Member, productId: number, input: Input): Promise<MovedStock> =>
      db.tenant(member.clinicId, async (tx) => {
        const product = found(await products.within(tx).find(member, productId));
        const { kind, reason = null } = input;
        const lot = await namedLot(tx, member, productId, input);
        const quantity = await difference(tx, member, productId, input, lot);
        if (quantity > 0) refuseWithoutExpiry(product, lot);
        const moved = await moveStock(tx, member, { productId, kind, quantity, lot, reason });
        await refreshStockNotices(tx, member.clinicId, productId);
        const last = found(moved.at(-1));
        return {
          id: last.id,
          product_id: productId,
          kind,
          quantity,
          stock_after: last.stock_after,
          stock: last.stock_after,
          reason,
          lots: moved.map((line) => ({ lot_id: line.lot_id, quantity: line.quantity })),
        };
      }),
  };
}

/** A lot without a date would be used last and never be called expired. */
function refuseWithoutExpiry(product: Product, lot: Lot | undefined): void {
  const doesExpire = product.date_kind === 'expiry' && product.expiration_or_service !== null;
  if (doesExpire && lot?.lotNo && !lot.expiresOn) {
    throw invalid('expires_on', deliveryTexts.expiry);
  }
}

/** The quantity that the movement adds to the stock; a count adds the difference to the expected quantity. */
async function difference(
  tx: Tx,
  member: Member,
  productId: number,
  { kind, quantity }: Input,
  lot: Lot | undefined,
): Promise<number> {
  if (kind === 'consume' || kind === 'dispose') return -quantity;
  if (kind !== 'count') return quantity;
  await lockProduct(tx, member.clinicId, productId);
  const expected = await usableStock(tx, member.clinicId, { productId, kind, quantity, lot });
  return roundGoods(quantity - expected);
}
