import { pageOf } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/releases';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { promote, remoteOfRollout, stop } from './activations-back';
import { listRollouts } from './rollouts';

const rolloutQuery = z.strictObject({ remote: z.string().max(80).optional() });

/** Routes of canaries: the result of each one, and how it ends. */
export const rolloutsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('sections', 'write', 'admin');
  const schema = {
    params: idParam,
    body: contract.rolloutEndInput,
    response: { 200: contract.activationAnswer },
  };
  const ended = (
    { session, params: { id }, body: { reason } }: FastifyRequest & Ending,
    end: typeof promote,
  ) =>
    app.db.platform(async (tx) => {
      const by = { ...session, name: session.username };
      const remote = await remoteOfRollout(tx, id);
      return end({ tx, registry: app.registry, by, remote, reason }, id);
    });

  app.get('/registry/rollouts', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { querystring: rolloutQuery, response: { 200: pageOf(contract.rollout) } },
    handler: ({ query }) => app.db.platform((tx) => listRollouts(tx, query.remote)),
  });

  app.post('/registry/rollouts/:id/promote', {
    onRequest: mayWrite,
    schema,
    handler: (request) => ended(request, promote),
  });

  app.post('/registry/rollouts/:id/stop', {
    onRequest: mayWrite,
    schema,
    handler: (request) => ended(request, stop),
  });
};

interface Ending {
  params: { id: number };
  body: { reason: string };
}
