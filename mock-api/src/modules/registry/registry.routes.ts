import { pageOf } from '@ziba/shared/contracts/lists';
import { bootPlan, type BootPlan } from '@ziba/shared/contracts/registry';
import {
  publishAnswer,
  publishedRelease,
  registeredRemote,
  releaseUpload,
} from '@ziba/shared/contracts/releases';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { planFor, publicPlan } from './boot-plan';
import { allowDeploy, deployerOf, refuseForeignRemote, requireToken } from './deploy-tokens-guard';
import { withOverride } from './override';
import { listReleases, listRemotes } from './remotes';

/** A remote weighs some hundred kilobytes; base64 makes a third more of it. */
const uploadLimit = 32 * 1024 * 1024;

const planAnswer = { response: { 200: bootPlan, 304: z.undefined() } };

/** The registry: what is published, and what one browser needs of it. */
export const registryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry', {
    onRequest: app.allow('signed-in'),
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

  app.get('/registry/releases', {
    onRequest: allowDeploy(app, 'read'),
    schema: { response: { 200: pageOf(publishedRelease) } },
    handler: async (request) => {
      const state = await app.registry.state();
      const { remote } = deployerOf(request);
      return app.db.platform((tx) => listReleases(tx, state, { remote }));
    },
  });

  app.post('/registry/releases', {
    onRequest: [app.allow('public'), (request) => requireToken(app, request)],
    bodyLimit: uploadLimit,
    schema: { body: releaseUpload, response: { '2xx': publishAnswer } },
    handler: async (request, reply) => {
      const by = deployerOf(request);
      refuseForeignRemote(by, request.body.release.remote);
      const { created, published } = await app.releases.publish(request.body, by);
      return reply.code(created ? 201 : 200).send(published);
    },
  });

  app.get('/registry/remotes', {
    onRequest: allowDeploy(app, 'read'),
    schema: { response: { 200: pageOf(registeredRemote) } },
    handler: async (request) => {
      const state = await app.registry.state();
      const { remote } = deployerOf(request);
      return allRows(await app.db.platform((tx) => listRemotes(tx, state, remote)));
    },
  });

  app.get('/registry/remotes/:remote', {
    onRequest: allowDeploy(app, 'read'),
    schema: {
      params: z.object({ remote: z.string().max(80) }),
      response: { 200: registeredRemote },
    },
    handler: async ({ params }) => {
      const state = await app.registry.state();
      const [remote] = await app.db.platform((tx) => listRemotes(tx, state, params.remote));
      return found(remote);
    },
  });
};

function sendPlan(known: string | undefined, reply: FastifyReply, plan: BootPlan) {
  const etag = `"${plan.plan}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  reply.header('vary', 'authorization, cookie, accept-encoding');
  return known === etag ? reply.code(304).send() : reply.send(plan);
}
