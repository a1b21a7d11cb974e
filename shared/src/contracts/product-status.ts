// Apart from the schemas: a list shows the status and needs no validation.

/** Days before the expiry or service date at which a product is near it (text 3 §9). */
export const nearExpiryDays = 20;

/** In order of priority: the first that fits is the product's status. */
export const productStatuses = ['expired', 'out', 'near_expiry', 'low', 'available'] as const;
export type ProductStatus = (typeof productStatuses)[number];

interface Stocked {
  stock: number;
  min_required_stock: number | null;
  /** YYYY-MM-DD. */
  expiration_or_service: string | null;
}

/** The status of a product on a day (YYYY-MM-DD, Tehran). Text 3 §4; priority of the rulings. */
export function productStatus(product: Stocked, today: string): ProductStatus {
  const expiry = product.expiration_or_service;
  const nearFrom = new Date(Date.parse(today) + nearExpiryDays * 86_400_000);
  if (expiry && expiry < today) return 'expired';
  if (product.stock === 0) return 'out';
  if (expiry && expiry <= nearFrom.toISOString().slice(0, 10)) return 'near_expiry';
  if (product.min_required_stock !== null && product.stock <= product.min_required_stock) {
    return 'low';
  }
  return 'available';
}
