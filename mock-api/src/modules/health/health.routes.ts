import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const health = z.object({ status: z.literal('ok'), uptime: z.number() });
const unwell = z.object({ status: z.literal('unavailable'), uptime: z.number() });

/** For how many milliseconds an answer of the database is reused: load balancers ask far more often. */
const believed = 1000;

/** Answers 200 when migrations and seeding are done and the database has answered within the last second; else 503. */
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
    schema: { response: { 200: health, 503: unwell } },
    handler: async (request, reply) => {
      const uptime = Math.round(process.uptime());
      try {
        if (performance.now() - answeredAt > believed) await (asking ??= ask());
      } catch (error) {
        request.log.error({ reqId: request.id, err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable', uptime });
      }
      return { status: 'ok' as const, uptime };
    },
  });
};
