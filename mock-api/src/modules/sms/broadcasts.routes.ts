import { pageQuery } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/sms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { broadcastsOf } from './broadcasts.service';

/** Routes of broadcasts: one text to many receivers. */
export const smsBroadcastsRoutes: FastifyPluginAsyncZod = async (app) => {
  const broadcasts = broadcastsOf(app.db);

  app.get('/sms/broadcasts', {
    onRequest: app.allow('sms-panel', 'read', 'both'),
    schema: { querystring: pageQuery, response: { 200: contract.broadcastPage } },
    handler: ({ session, query }) => broadcasts.page(session, query),
  });

  app.post('/sms/broadcasts', {
    onRequest: app.allow('sms-panel', 'write', 'both'),
    schema: { body: contract.broadcastInput, response: { 201: contract.broadcast } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await broadcasts.create(session, body)),
  });
};
