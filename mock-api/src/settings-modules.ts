import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeRequestsRoutes } from './modules/change-requests/change-requests.routes';
import { settingsRoutes } from './modules/settings/settings.routes';
import { smsSettingsRoutes } from './modules/sms/sms-settings.routes';

/** The modules of settings: of the product, of a clinic's messages, and what clinics ask the platform to change. */
export const settingsModules: readonly FastifyPluginAsyncZod[] = [
  settingsRoutes,
  smsSettingsRoutes,
  changeRequestsRoutes,
];
