import type { Product } from '@ziba/shared/contracts/products';

/** How much to buy: up to twice the minimum; null for goods without a minimum. */
export function suggestedAmount({
  stock,
  min_required_stock: minimum,
}: Pick<Product, 'stock' | 'min_required_stock'>): number | null {
  if (!minimum) return null;
  // Up to three decimals, like all quantities.
  return Math.round((2 * minimum - stock) * 1000) / 1000;
}
