import { namedInput } from '@ziba/shared/contracts/named';
import { serviceTexts } from '@ziba/shared/contracts/services';
import { namedRoutes } from '../../data/named-routes';
import { serviceReaders } from '../services/service-readers';

export const serviceCategoriesRoutes = namedRoutes({
  path: '/presentableServiceCategories',
  table: 'service_categories',
  template: 'service_category',
  input: namedInput(serviceTexts.categoryName),
  readers: serviceReaders,
  writer: 'services',
  taken: serviceTexts.categoryTaken,
});
