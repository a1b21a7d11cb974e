import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeRequestsRoutes } from './modules/change-requests/change-requests.routes';
import { settingsRoutes } from './modules/settings/settings.routes';

/** The modules of settings: of the product, and what clinics ask the platform to change. */
export const settingsModules: readonly FastifyPluginAsyncZod[] = [
  settingsRoutes,
  changeRequestsRoutes,
];
