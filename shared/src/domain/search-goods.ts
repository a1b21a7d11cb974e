import { api } from '../api/client';
import type { Page } from '../contracts/lists';
import type { Product } from '../contracts/products';
import { formatNumber } from '../format/money';
import { readSession } from '../session/session-store';
import type { Choice } from '../ui/fields/options/choice';
import { m } from './messages';

/** How many are offered. */
const limit = 8;

/** A product among the choices, with the unit that its stock is counted in. */
export interface GoodsChoice extends Choice {
  unit: string;
}

/** Searches the goods of the clinic by name, brand or code; without words returns the first ones by name. */
export async function searchGoods(
  words: string,
  signal: AbortSignal,
): Promise<readonly GoodsChoice[]> {
  const query = { page: 1, limit, search: words || undefined, sort: 'name' };
  const path = `/products/clinic/${readSession()?.user.clinic_id}`;
  const found = await api.get<Page<Product>>(path, query, { signal });
  return found.data.map(({ id, name, brand, stock, unit }) => ({
    value: id,
    label: name,
    detail: [brand, m.inStock(formatNumber(stock), unit)].filter(Boolean).join('، '),
    unit,
  }));
}
