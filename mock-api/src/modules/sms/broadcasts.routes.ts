import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/sms';
import { smsAudienceCounts } from '@ziba/shared/contracts/sms-receivers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAudiences } from './audiences';
import { broadcastsOf, stopBroadcast } from './broadcasts.service';

/** Routes of broadcasts: one text to many receivers. */
export const smsBroadcastsRoutes: FastifyPluginAsyncZod = async (app) => {
  const broadcasts = broadcastsOf(app.db);

  app.get('/sms/broadcasts', {
    onRequest: app.allow('sms-panel', 'read', 'both'),
    schema: { querystring: pageQuery, response: { 200: contract.broadcastPage } },
    handler: ({ session, query }) => broadcasts.page(session, query),
  });

  app.get('/sms/audiences', {
    onRequest: app.allow('sms-panel', 'read', 'both'),
    schema: { querystring: contract.smsFilters, response: { 200: smsAudienceCounts } },
    handler: async ({ session, query }) => ({
      data: await countAudiences(app.db, session, query),
    }),
  });

  app.post('/sms/broadcasts/:id/stop', {
    onRequest: app.allow('sms-panel', 'write', 'both'),
    schema: { params: idParam, response: { 200: contract.broadcast } },
    handler: ({ session, params }) => stopBroadcast(app.db, session, params.id),
  });

  app.post('/sms/broadcasts', {
    onRequest: app.allow('sms-panel', 'write', 'both'),
    schema: { body: contract.broadcastInput, response: { 201: contract.broadcast } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await broadcasts.create(session, body)),
  });
};
