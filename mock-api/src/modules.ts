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
import { authRoutes } from './modules/auth/auth.routes';
import { clinicsRoutes } from './modules/clinics/clinics.routes';
import { filesRoutes } from './modules/files/files.routes';
import { registryRoutes } from './modules/registry/registry.routes';
import { settingsRoutes } from './modules/settings/settings.routes';
import { smsRoutes } from './modules/sms/sms.routes';
import { doctorTypesRoutes } from './modules/users/doctor-types.routes';
import { usersRoutes } from './modules/users/users.routes';
import { healthRoutes } from './modules/health/health.routes';

/** Every module of the API; each registers its routes below `/api`. */
export const modules: readonly FastifyPluginAsyncZod[] = [
  healthRoutes,
  authRoutes,
  settingsRoutes,
  registryRoutes,
  filesRoutes,
  smsRoutes,
  clinicsRoutes,
  usersRoutes,
  doctorTypesRoutes,
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
