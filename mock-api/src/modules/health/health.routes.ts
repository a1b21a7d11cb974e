import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const health = z.object({ status: z.literal('ok'), uptime: z.number() });

/** Milliseconds for which an answer of the database is believed: balancers ask far more often. */
const believed = 1000;

/** Says that migrations and seeding are done and that the database answered within the last second. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  let answeredAt = -Infinity;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      await app.db.pool.query('select 1');
      answeredAt = performance.now();
    } finally {
      asking = undefined;
    }
  };

  app.get('/health', {
    onRequest: app.allow('public'),
    schema: { response: { 200: health } },
    handler: async () => {
      if (performance.now() - answeredAt > believed) await (asking ??= ask());
      return { status: 'ok' as const, uptime: Math.round(process.uptime()) };
    },
  });
};
