import { bootPlan, type BootPlan } from '@ziba/shared/contracts/registry';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planFor, publicPlan } from './boot-plan';
import { withOverride } from './override';

const planAnswer = { response: { 200: bootPlan, 304: z.undefined() } };

/** Routes that browsers need: which remotes they load, in which releases. */
export const registryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry', {
    onRequest: app.allow('signed-in'),
    config: { beforePasswordChange: true },
    schema: planAnswer,
    handler: async ({ session, headers }, reply) => {
      const plan = planFor(session, await app.registry.live(session.clinicId));
      const override = await app.overrides.of(headers.cookie, session.userId);
      return sendPlan(headers['if-none-match'], reply, withOverride(plan, override));
    },
  });

  app.get('/registry/public', {
    onRequest: app.allow('public'),
    schema: planAnswer,
    handler: async ({ headers }, reply) =>
      sendPlan(headers['if-none-match'], reply, publicPlan(await app.registry.live(null))),
  });
};

function sendPlan(known: string | undefined, reply: FastifyReply, plan: BootPlan) {
  const etag = `"${plan.plan}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  reply.header('vary', 'authorization, cookie, accept-encoding');
  return known === etag ? reply.code(304).send() : reply.send(plan);
}
