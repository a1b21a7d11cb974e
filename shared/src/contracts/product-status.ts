// A module of its own: a list shows the status and does not need the schemas.

/** Days before the expiry or service date at which a product is near it. */
export const nearExpiryDays = 20;

/** In order of priority: the first that applies is the product's status. */
export const productStatuses = [
  'expired',
  'out',
  'near_expiry',
  'low',
  'service_due',
  'available',
] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** The meaning of a product's date: goods expire on it, or a device must be serviced by then. */
export const productDateKinds = ['expiry', 'service'] as const;
export type ProductDateKind = (typeof productDateKinds)[number];

interface Stocked {
  stock: number;
  min_required_stock: number | null;
  /** YYYY-MM-DD. */
  expiration_or_service: string | null;
  date_kind: ProductDateKind;
}

/** The status of a product on a day (YYYY-MM-DD, Tehran). The first that applies. */
export function productStatus(product: Stocked, today: string): ProductStatus {
  const { date_kind: kind, expiration_or_service: date, min_required_stock: least } = product;
  const nearFrom = new Date(Date.parse(today) + nearExpiryDays * 86_400_000);
  const isNear = date !== null && date <= nearFrom.toISOString().slice(0, 10);
  if (kind === 'expiry' && date && date < today) return 'expired';
  if (product.stock === 0) return 'out';
  if (kind === 'expiry' && isNear) return 'near_expiry';
  if (least !== null && product.stock <= least) return 'low';
  return kind === 'service' && isNear ? 'service_due' : 'available';
}
