import type { DeliveryInput } from '@ziba/shared/contracts/stock-deliveries';

/** A line of the form of a delivery while it is filled in. */
export type FormLine = DeliveryInput['lines'][number];

/** A new line of one piece of a product. */
export const deliveryLine = (productId: number, name: string): FormLine => ({
  product_id: productId,
  name,
  quantity: '1',
  lot_no: '',
  expires_on: '',
  unit_cost: '',
});

/** The lines after one more piece of the product was scanned: on its last line, or on a new one. */
export function withScanned(
  lines: readonly FormLine[],
  product: { id: number; name: string },
): FormLine[] {
  const at = lines.findLastIndex(({ product_id: id }) => Number(id) === product.id);
  if (at < 0) {
    const filled = lines.filter(({ product_id: id }) => id !== '');
    return [...filled, deliveryLine(product.id, product.name)];
  }
  return lines.map((line, index) =>
    index === at ? { ...line, quantity: String((Number(line.quantity) || 0) + 1) } : line,
  );
}
