import { cashMethods } from '@ziba/shared/contracts/cash';
import { productDateKinds } from '@ziba/shared/contracts/products';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clinics } from './clinics';
import {
  appNow,
  amounts,
  calendarDay,
  goods,
  instant,
  nameKey,
  oneOf,
  searchable,
  tomans,
} from './columns';
import { tenantFk, tenantKey, tenantRow } from './tenant-row';

export const product_types = pgTable(
  'product_types',
  { ...tenantRow(), name: text().notNull(), name_en: text() },
  (t) => [
    primaryKey({ name: 'product_types_key', columns: [t.clinic_id, t.id] }),
    uniqueIndex('product_types_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

export const product_categories = pgTable(
  'product_categories',
  { ...tenantRow(), name: text().notNull(), name_en: text() },
  (t) => [
    primaryKey({ name: 'product_categories_key', columns: [t.clinic_id, t.id] }),
    uniqueIndex('product_categories_name')
      .on(t.clinic_id, nameKey(t.name))
      .where(sql`${t.archived_at} is null`),
  ],
);

/** Goods. `stock` is the sum of the movements and changes only together with one of them. */
export const products = pgTable(
  'products',
  {
    ...tenantRow(),
    product_code: text().notNull(),
    accounting_code: text().notNull(),
    /** What a scanner reads from the goods. */
    barcode: text(),
    name: text().notNull(),
    brand: text(),
    unit: text().notNull(),
    stock: goods().notNull().default(0),
    min_required_stock: goods(),
    expiration_or_service: calendarDay(),
    /** Whether that day is the expiry or the service date. */
    date_kind: text().notNull().default('expiry'),
    attachment: text(),
    description: text(),
    type_id: integer().notNull(),
    category_id: integer().notNull(),
    search_norm: text().generatedAlwaysAs((): SQL =>
      searchable(
        sql`${products.name}`,
        sql`${products.product_code}`,
        sql`${products.accounting_code}`,
        sql`coalesce(${products.brand}, '')`,
      ),
    ),
  },
  (t) => [
    primaryKey({ name: 'products_key', columns: [t.clinic_id, t.id] }),
    // The codes of archived goods are free for new ones.
    uniqueIndex('products_product_code')
      .on(t.clinic_id, t.product_code)
      .where(sql`${t.archived_at} is null`),
    uniqueIndex('products_accounting_code')
      .on(t.clinic_id, t.accounting_code)
      .where(sql`${t.archived_at} is null`),
    uniqueIndex('products_barcode')
      .on(t.clinic_id, t.barcode)
      .where(sql`${t.archived_at} is null`),
    foreignKey({
      name: 'products_type_fk',
      columns: [t.clinic_id, t.type_id],
      foreignColumns: [product_types.clinic_id, product_types.id],
    }),
    foreignKey({
      name: 'products_category_fk',
      columns: [t.clinic_id, t.category_id],
      foreignColumns: [product_categories.clinic_id, product_categories.id],
    }),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_min_required_stock', sql`${t.min_required_stock} >= 0`),
    oneOf('products_date_kind', t.date_kind, productDateKinds),
    index('products_type').on(t.clinic_id, t.type_id),
    index('products_category').on(t.clinic_id, t.category_id),
  ],
);

/** Inventory financial documents: the purchases and sales of a product, and their prices. */
export const product_financial = pgTable(
  'product_financial',
  {
    ...tenantRow(),
    product_id: integer().notNull(),
    purchased_quantity: goods().notNull(),
    sold_quantity: goods().notNull().default(0),
    paid_cost: tomans().notNull(),
    /** How the paid amount was paid; null when it did not go through the till. */
    payment_method: text(),
    remaining_cost: tomans().notNull().default(0),
    receipt_attachment: text(),
    description: text(),
    /** Set when the document is voided; its movements are reversed then. */
    voided_at: instant(),
    void_reason: text(),
  },
  (t) => [
    primaryKey({ name: 'product_financial_key', columns: [t.clinic_id, t.id] }),
    foreignKey({
      name: 'product_financial_product_fk',
      columns: [t.clinic_id, t.product_id],
      foreignColumns: [products.clinic_id, products.id],
    }),
    check(
      'product_financial_quantities',
      sql`${t.purchased_quantity} >= 0 and ${t.sold_quantity} >= 0`,
    ),
    oneOf('product_financial_payment_method', t.payment_method, cashMethods),
    amounts('product_financial_amounts', t.paid_cost, t.remaining_cost),
    index('product_financial_product').on(t.clinic_id, t.product_id),
  ],
);

/** The reason of a change of a stock. */
export const movementKinds = [
  'initial',
  'document',
  'consume',
  'adjust',
  'dispose',
  'count',
  'receive',
  'return',
] as const;

/** Goods that were received together and expire together. The sum of the lots is the product's stock. */
export const stock_lots = pgTable(
  'stock_lots',
  {
    ...tenantRow(),
    product_id: integer().notNull(),
    lot_no: text(),
    expires_on: calendarDay(),
    quantity: goods().notNull(),
    unit_cost: tomans(),
  },
  (t) => [
    tenantKey('stock_lots', t),
    tenantFk('stock_lots_product_fk', t, t.product_id, products),
    check('stock_lots_not_negative', sql`${t.quantity} >= 0`),
    index('stock_lots_product').on(t.clinic_id, t.product_id, t.expires_on),
  ],
);

/** Every change of a stock; append-only. */
export const stock_movements = pgTable(
  'stock_movements',
  {
    clinic_id: integer()
      .notNull()
      .references(() => clinics.id),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    product_id: integer().notNull(),
    kind: text().notNull(),
    quantity: goods().notNull(),
    stock_after: goods().notNull(),
    product_financial_id: integer(),
    lot_id: integer(),
    /** The kind of row that caused it, such as `session`. */
    ref_kind: text(),
    ref_id: integer(),
    reason: text(),
    user_id: integer(),
    created_at: instant().notNull().default(appNow),
  },
  (t) => [
    primaryKey({ name: 'stock_movements_key', columns: [t.clinic_id, t.id] }),
    foreignKey({
      name: 'stock_movements_product_fk',
      columns: [t.clinic_id, t.product_id],
      foreignColumns: [products.clinic_id, products.id],
    }),
    foreignKey({
      name: 'stock_movements_document_fk',
      columns: [t.clinic_id, t.product_financial_id],
      foreignColumns: [product_financial.clinic_id, product_financial.id],
    }),
    oneOf('stock_movements_kind', t.kind, movementKinds),
    // A count without a difference is recorded too.
    check(
      'stock_movements_quantity',
      sql`(${t.quantity} <> 0 or ${t.kind} = 'count') and ${t.stock_after} >= 0`,
    ),
    index('stock_movements_product').on(t.clinic_id, t.product_id, t.id),
  ],
);
