import {
  resourcePriceTexts,
  taxRate,
  type Quote,
  type ResourcePrice,
} from '@ziba/shared/contracts/resources-pricing';
import { largestAmount } from '@ziba/shared/contracts/common';
import type { Tx } from '../../db/connect';
import { persian } from '../../data/conditions';
import { platformTable } from '../../data/platform-table';
import { invalid } from '../../lib/refusal';

/** The prices of the platform. */
export const resourcePrices = platformTable<ResourcePrice>('resource_prices', {
  columns: ['title', 'price', 'type'],
  select: 't.id, t.version, t.title, t.price, t.type, t.created_at, t.updated_at',
  searched: ['title'],
  sorted: { title: persian('title'), price: 'price', type: 'type', created_at: 'created_at' },
});

interface Chosen {
  id: number;
  quantity: number;
}

const byIds = {
  name: 'resource_prices.chosen',
  text: `select id, title, type, price from resource_prices
         where id = any($1) and archived_at is null`,
};

/** The sum of the chosen prices and 10 % tax, in whole tomans. */
export async function quoteOf(tx: Tx, chosen: readonly Chosen[]): Promise<Quote> {
  const prices = await tx.query<ResourcePrice>(byIds, [chosen.map(({ id }) => id)]);
  const lines = chosen.map(({ id, quantity }) => {
    const price = prices.find((one) => one.id === id);
    if (!price) throw invalid('resource_ids', resourcePriceTexts.unknown);
    const { title, type, price: unit_price } = price;
    return { id, title, type, unit_price, quantity, total: unit_price * quantity };
  });
  return { lines, ...withTax(lines.reduce((sum, { total }) => sum + total, 0)) };
}

/** Computes subtotal, tax and total; refuses sums that are too large. */
export function withTax(subtotal: number, rate = taxRate) {
  const tax = Math.round((subtotal * rate) / 100);
  if (subtotal + tax > largestAmount) throw invalid('total', resourcePriceTexts.price);
  return { subtotal, tax_rate: rate, tax, total: subtotal + tax };
}
