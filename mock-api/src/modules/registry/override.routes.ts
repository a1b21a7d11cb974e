import { planOverride } from '@ziba/shared/contracts/registry';
import { overrideInput } from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Routes that begin and end an override: one section from a developer's own machine, in this browser only. They take
 * effect with the next page.
 */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/registry/override', {
    onRequest: app.allow('signed-in'),
    // Must not be cached: a cached answer would come without the cookie.
    config: { secretAnswer: true },
    schema: { body: overrideInput, response: { 200: planOverride } },
    handler: async ({ session, body }, reply) => {
      const { cookie, override } = await app.overrides.begin(session, body);
      return reply.header('set-cookie', cookie).send(override);
    },
  });

  app.delete('/registry/override', {
    onRequest: app.allow('signed-in'),
    schema: { response: { 200: z.object({}) } },
    handler: async (_request, reply) => {
      reply.header('set-cookie', app.overrides.end());
      return {};
    },
  });
};
