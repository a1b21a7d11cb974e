import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/sms';
import { smsReceiverQuery, smsReceivers } from '@ziba/shared/contracts/sms-receivers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { messagePage } from './messages.queries';
import { messagesOf } from './messages.service';
import { receiversFor } from './receivers';
import { summaryOf } from './summary';

/** Routes of the messages of a clinic and of the platform: the list, sending by hand, and the totals. */
export const smsMessagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const messages = messagesOf(app.db);
  const mayRead = app.allow('sms-panel', 'read', 'both');
  const maySend = app.allow('sms-panel', 'write', 'both');

  app.get('/sms/messages', {
    onRequest: mayRead,
    schema: { querystring: contract.smsQuery, response: { 200: contract.smsPage } },
    handler: ({ session, query }) => messagePage(app.db, session, query),
  });

  app.get('/sms/messages/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.smsMessage } },
    handler: async ({ session, params }) => found(await messages.find(session, params.id)),
  });

  app.post('/sms/messages', {
    onRequest: maySend,
    schema: { body: contract.smsInput, response: { 201: contract.smsSent } },
    handler: async ({ session, body }, reply) => {
      const sent = await messages.send(session, body);
      return reply.code(201).send({ ...found(sent[0]), messages: sent });
    },
  });

  app.post('/sms/messages/:id/resend', {
    onRequest: maySend,
    schema: { params: idParam, response: { 201: contract.smsMessage } },
    handler: async ({ session, params }, reply) =>
      reply.code(201).send(await messages.resend(session, params.id)),
  });

  app.get('/sms/receivers', {
    onRequest: maySend,
    schema: { querystring: smsReceiverQuery, response: { 200: smsReceivers } },
    handler: async ({ session, query }) => ({ data: await receiversFor(app.db, session, query) }),
  });

  app.get('/sms/summary', {
    onRequest: mayRead,
    schema: { response: { 200: contract.smsSummary } },
    handler: ({ session }) => summaryOf(app.db, session, app.config),
  });
};
