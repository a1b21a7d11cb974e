import { namedInput } from '@ziba/shared/contracts/named';
import { productTexts } from '@ziba/shared/contracts/products';
import { namedRoutes } from '../../data/named-routes';
import { productReaders } from '../products/product-readers';

export const productTypesRoutes = namedRoutes({
  path: '/productTypes',
  table: 'product_types',
  template: 'product_type',
  input: namedInput(productTexts.typeName),
  readers: productReaders,
  writer: 'inventory',
  taken: productTexts.typeTaken,
  users: { table: 'products', column: 'type_id', inUse: productTexts.typeInUse },
});
