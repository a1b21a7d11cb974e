import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { appointmentsRoutes } from './modules/appointments/appointments.routes';
import { financialDocumentsRoutes } from './modules/financial-documents/financial-documents.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { patientsRoutes } from './modules/patients/patients.routes';
import { productCategoriesRoutes } from './modules/product-categories/product-categories.routes';
import { productFinancialRoutes } from './modules/product-financial/product-financial.routes';
import { productTypesRoutes } from './modules/product-types/product-types.routes';
import { productsRoutes } from './modules/products/products.routes';
import { serviceCategoriesRoutes } from './modules/service-categories/service-categories.routes';
import { servicesRoutes } from './modules/services/services.routes';
import { healthRoutes } from './modules/health/health.routes';

/** Every module of the API; each registers its routes below `/api`. */
export const modules: readonly FastifyPluginAsyncZod[] = [
  healthRoutes,
  servicesRoutes,
  serviceCategoriesRoutes,
  productsRoutes,
  productTypesRoutes,
  productCategoriesRoutes,
  productFinancialRoutes,
  patientsRoutes,
  appointmentsRoutes,
  financialDocumentsRoutes,
  notificationsRoutes,
];
