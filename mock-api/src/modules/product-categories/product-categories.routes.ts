import { namedInput } from '@ziba/shared/contracts/named';
import { productTexts } from '@ziba/shared/contracts/products';
import { namedRoutes } from '../../data/named-routes';
import { productReaders } from '../products/product-readers';

export const productCategoriesRoutes = namedRoutes({
  path: '/productCategories',
  table: 'product_categories',
  template: 'product_category',
  input: namedInput(productTexts.categoryName),
  readers: productReaders,
  writer: 'inventory',
  taken: productTexts.categoryTaken,
  users: { table: 'products', column: 'category_id', inUse: productTexts.categoryInUse },
});
