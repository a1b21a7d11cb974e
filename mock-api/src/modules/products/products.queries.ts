import type { Page } from '@ziba/shared/contracts/lists';
import { product, productInput, productQuery, type Product } from '@ziba/shared/contracts/products';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { asWhole, firstRows } from '../../data/pages';
import { columnsOf, selectOf } from '../../data/columns-of';
import { persian, where } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import { statusSql } from './product-status';
import { productReaders } from './product-readers';

const stored = selectOf(product, 'status', 'product_type', 'product_category');
const select = `${stored}, ${statusSql} as status,
  jsonb_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en) as product_type,
  jsonb_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en) as product_category`;
const joins = `join product_types k on k.clinic_id = t.clinic_id and k.id = t.type_id
  join product_categories c on c.clinic_id = t.clinic_id and c.id = t.category_id`;

/** The goods of a clinic. `stock` cannot be written as a column: see `moveStock`. */
export const productsTable = (db: Database) =>
  tenantTable<Product>(db, 'products', {
    readers: productReaders,
    columns: columnsOf(productInput, 'stock'),
    select,
    joins,
    searched: ['search_norm', 'barcode', 'k.name', 'c.name'],
    sorted: {
      name: persian('name'),
      brand: persian('brand'),
      unit: persian('unit'),
      product_code: 'product_code',
      accounting_code: 'accounting_code',
      stock: 'stock',
      min_required_stock: 'min_required_stock',
      expiration_or_service: 'expiration_or_service',
      created_at: 'created_at',
      product_type: persian('k.name'),
      product_category: persian('c.name'),
      status: statusSql,
    },
  });

const { page, limit } = productQuery.shape;

/** The query of the contract, except that a request without page and limit gets all rows. */
export const productListQuery = productQuery.extend({
  page: page.unwrap().optional(),
  limit: limit.unwrap().optional(),
});
type ListQuery = z.output<typeof productListQuery>;

/** Reads one page, or all rows of the clinic when no page was requested. */
export async function listProducts(
  products: ReturnType<typeof productsTable>,
  member: Member,
  query: ListQuery,
): Promise<Page<Product>> {
  const filters = [
    where('t.type_id = ?', query.type_id),
    where('t.category_id = ?', query.category_id),
    where(`${statusSql} = ?`, query.status),
    query.to_buy ? where('t.stock <= coalesce(t.min_required_stock, 0)') : undefined,
  ];
  if (query.page !== undefined || query.limit !== undefined) {
    return products.page(
      member,
      { ...query, page: query.page ?? 1, limit: query.limit ?? 10 },
      ...filters,
    );
  }
  return asWhole(await products.page(member, { ...query, ...firstRows }, ...filters));
}

const ofCode = {
  name: 'products.of_code',
  text: `select id from products where clinic_id = $1 and archived_at is null
      and (barcode = $2 or product_code = $2 or accounting_code = $2)
    order by (barcode = $2) desc nulls last, (product_code = $2) desc limit 1`,
};

/** The id of the product with this barcode, else with this code of the product or of accounting. */
export async function idOfCode(
  tx: Tx,
  clinicId: number,
  code: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(ofCode, [clinicId, code]);
  return row?.id;
}
