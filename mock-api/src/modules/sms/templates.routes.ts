import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/sms-templates';
import { smsTexts } from '@ziba/shared/contracts/sms-texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sampleOf } from './template-sample';
import { previewOf, smsTemplatesOf } from './templates.service';

/** Routes of the texts that a clinic sends automatically, such as reminders. */
export const smsTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  const templates = smsTemplatesOf(app.db);
  const mayWrite = app.allow('sms-panel', 'write');
  app.explainConstraint('sms_templates_event_hours', {
    code: 'taken',
    message: smsTexts.templateTaken,
    field: 'hours_before',
  });

  app.get('/sms/templates', {
    onRequest: app.allow('sms-panel'),
    schema: { response: { 200: contract.smsTemplates } },
    handler: ({ member }) => templates.all(member),
  });

  app.get('/sms/templates/sample', {
    onRequest: app.allow('sms-panel'),
    schema: { response: { 200: contract.smsSample } },
    handler: ({ member }) => sampleOf(app.db, member),
  });

  app.post('/sms/templates', {
    onRequest: mayWrite,
    schema: {
      body: contract.smsTemplateInput,
      response: { 200: contract.smsTemplate, 201: contract.smsTemplate },
    },
    handler: async ({ member, body }, reply) => {
      const { template, isNew } = await templates.save(member, body);
      return reply.code(isNew ? 201 : 200).send(template);
    },
  });

  app.post('/sms/templates/preview', {
    onRequest: mayWrite,
    schema: {
      body: contract.smsPreviewInput,
      response: { 200: contract.smsPreview },
    },
    handler: async ({ body }) => previewOf(body.body),
  });

  app.post('/sms/templates/:id', {
    onRequest: mayWrite,
    config: { row: templates },
    schema: {
      params: idParam,
      body: contract.smsTemplateUpdate,
      response: { 200: contract.smsTemplate },
    },
    handler: ({ member, params, body }) => templates.edit(member, params.id, body),
  });
};
