import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const health = z.object({ status: z.literal('ok'), uptime: z.number() });

/** Says that migrations and seeding are done and that the database answers. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/health', {
    onRequest: app.allow('public'),
    schema: { response: { 200: health } },
    handler: async () => {
      await app.db.pool.query('select 1');
      return { status: 'ok' as const, uptime: Math.round(process.uptime()) };
    },
  });
};
