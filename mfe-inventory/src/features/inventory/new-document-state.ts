import type { NewProductState } from '@ziba/shared/contracts/addresses';
import type { Product } from '@ziba/shared/contracts/products';

/** The navigation state that passes a product to the form for inventory documents. */
export function newDocumentState(product: Product): NewProductState {
  const { id, accounting_code, product_code, name } = product;
  return { product_id: id, accounting_code, product_code, product_name: name };
}
