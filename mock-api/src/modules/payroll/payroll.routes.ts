import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payroll';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { payrollOf } from './payroll.service';

export const payrollRoutes: FastifyPluginAsyncZod = async (app) => {
  const payroll = payrollOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  // Two postings wait for each other; this is what holds whatever else writes.
  app.explainConstraint('payroll_lines_once', {
    code: 'posted',
    message: contract.payrollTexts.posted,
    field: 'user_ids',
  });

  app.get('/payroll/preview', {
    onRequest: mayRead,
    schema: {
      querystring: contract.payrollQuery,
      response: { 200: contract.payrollPreview },
    },
    handler: ({ member, query }) => payroll.preview(member, query),
  });

  app.put('/payroll/adjustments', {
    onRequest: mayWrite,
    schema: { body: contract.payrollAdjust, response: { 200: contract.payrollPreviewLine } },
    handler: ({ member, body }) => payroll.adjust(member, body),
  });

  app.get('/payroll/runs', {
    onRequest: mayRead,
    schema: {
      querystring: contract.payrollRunQuery,
      response: { 200: contract.payrollRunPage },
    },
    handler: ({ member, query }) => payroll.page(member, query),
  });

  app.get('/payroll/runs/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.payrollRun } },
    handler: ({ member, params }) => payroll.find(member, params.id),
  });

  app.post('/payroll/runs', {
    onRequest: mayWrite,
    schema: { body: contract.payrollPost, response: { 201: contract.payrollRun } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await payroll.post(member, body)),
  });

  app.post('/payroll/runs/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: payroll },
    schema: {
      params: idParam,
      body: contract.payrollVoid,
      response: { 200: contract.payrollRun },
    },
    handler: ({ member, params, body }) => payroll.void(member, params.id, body.reason),
  });
};
