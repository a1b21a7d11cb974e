import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/sms';
import * as templateContract from '@ziba/shared/contracts/sms-templates';
import { smsTexts } from '@ziba/shared/contracts/sms-texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { broadcastsOf } from './broadcasts.service';
import { messagePage } from './messages.queries';
import { messagesOf } from './messages.service';
import { summaryOf } from './summary';
import { previewOf, smsTemplatesOf } from './templates.service';

/** Messages of a clinic and of the platform: what was sent, sending by hand, and what is sent by itself. */
export const smsRoutes: FastifyPluginAsyncZod = async (app) => {
  const messages = messagesOf(app.db);
  const broadcasts = broadcastsOf(app.db);
  const templates = smsTemplatesOf(app.db);
  const mayRead = app.allow('sms-panel', 'read', 'both');
  const maySend = app.allow('sms-panel', 'write', 'both');
  const mayReadTexts = app.allow('sms-panel');
  const mayWriteTexts = app.allow('sms-panel', 'write');
  app.explainConstraint('sms_templates_event_hours', {
    code: 'taken',
    message: smsTexts.templateTaken,
    field: 'hours_before',
  });

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

  app.get('/sms/broadcasts', {
    onRequest: mayRead,
    schema: { querystring: pageQuery, response: { 200: contract.broadcastPage } },
    handler: ({ session, query }) => broadcasts.page(session, query),
  });

  app.post('/sms/broadcasts', {
    onRequest: maySend,
    schema: { body: contract.broadcastInput, response: { 201: contract.broadcast } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await broadcasts.create(session, body)),
  });

  app.get('/sms/summary', {
    onRequest: mayRead,
    schema: { response: { 200: contract.smsSummary } },
    handler: ({ session }) => summaryOf(app.db, session),
  });

  app.get('/sms/templates', {
    onRequest: mayReadTexts,
    schema: { response: { 200: templateContract.smsTemplates } },
    handler: ({ member }) => templates.all(member),
  });

  app.post('/sms/templates', {
    onRequest: mayWriteTexts,
    schema: {
      body: templateContract.smsTemplateInput,
      response: { 200: templateContract.smsTemplate, 201: templateContract.smsTemplate },
    },
    handler: async ({ member, body }, reply) => {
      const { template, isNew } = await templates.save(member, body);
      return reply.code(isNew ? 201 : 200).send(template);
    },
  });

  app.post('/sms/templates/preview', {
    onRequest: mayWriteTexts,
    schema: {
      body: templateContract.smsPreviewInput,
      response: { 200: templateContract.smsPreview },
    },
    handler: async ({ body }) => previewOf(body.body),
  });

  app.post('/sms/templates/:id', {
    onRequest: mayWriteTexts,
    config: { row: templates },
    schema: {
      params: idParam,
      body: templateContract.smsTemplateUpdate,
      response: { 200: templateContract.smsTemplate },
    },
    handler: ({ member, params, body }) => templates.edit(member, params.id, body),
  });
};
