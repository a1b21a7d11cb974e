import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthRoutes } from './modules/health/health.routes';

/** Every module of the API; each registers its routes below `/api`. */
export const modules: readonly FastifyPluginAsyncZod[] = [healthRoutes];
