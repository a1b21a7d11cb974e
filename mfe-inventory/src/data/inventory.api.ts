import { createResource } from '@ziba/shared/api/create-resource';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type { Product, ProductInput } from '@ziba/shared/contracts/products';

/** Low stock and near expiry raise notifications, so a save makes those stale too. */
export const products = createResource<Product, Partial<ProductInput>>('/products', {
  listPath: ({ user }) => `/products/clinic/${user.clinic_id}`,
  invalidates: ['/notifications'],
  entity: 'products',
  liveEvents: ['stock.changed'],
});

// A renamed type or category changes what the product list says.
export const productTypes = createResource<Named, NamedInput>('/productTypes', {
  invalidates: ['/products'],
});
export const productCategories = createResource<Named, NamedInput>('/productCategories', {
  invalidates: ['/products'],
});
