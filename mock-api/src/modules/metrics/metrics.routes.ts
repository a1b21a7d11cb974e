import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../lib/refusal';
import { m } from '../../messages';
import { unauthenticated } from '../../plugins/allow';
import { bearerOf } from '../../plugins/session';

/**
 * The route of figures for Prometheus, with the bearer token `METRICS_TOKEN`. Without this setting it is not found: a
 * request that a proxy on this machine passes on may look like one of this machine.
 */
export const metricsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { metricsToken } = app.config;

  const guard = async (request: FastifyRequest) => {
    if (!metricsToken) throw notFound(m.unknownCall);
    const [given, right] = [Buffer.from(bearerOf(request) ?? ''), Buffer.from(metricsToken)];
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw unauthenticated();
  };

  app.get('/metrics', {
    onRequest: [app.allow('public'), guard],
    schema: { response: { 200: z.string().describe('text/plain; version=0.0.4') } },
    handler: async (_request, reply) => {
      const { type, text } = await app.readMetrics();
      return reply.type(type).send(text);
    },
  });
};
