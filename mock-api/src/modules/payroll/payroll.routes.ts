import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payroll';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adjustPayroll, previewPayroll } from './payroll-preview.service';
import { runsTable } from './payroll.queries';
import { findRun, listRuns, postRun, voidRun } from './payroll.service';

export const payrollRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');
  // `postRun` locks the profiles first, so it never violates this constraint; other code could.
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
    handler: ({ member, query }) => previewPayroll(app.db, member, query),
  });

  app.put('/payroll/adjustments', {
    onRequest: mayWrite,
    schema: { body: contract.payrollAdjust, response: { 200: contract.payrollPreviewLine } },
    handler: ({ member, body }) => adjustPayroll(app.db, member, body),
  });

  app.get('/payroll/runs', {
    onRequest: mayRead,
    schema: {
      querystring: contract.payrollRunQuery,
      response: { 200: contract.payrollRunPage },
    },
    handler: ({ member, query }) => listRuns(app.db, member, query),
  });

  app.get('/payroll/runs/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.payrollRun } },
    handler: ({ member, params }) => findRun(app.db, member, params.id),
  });

  app.post('/payroll/runs', {
    onRequest: mayWrite,
    schema: { body: contract.payrollPost, response: { 201: contract.payrollRun } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await postRun(app.db, member, body)),
  });

  app.post('/payroll/runs/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: runsTable(app.db) },
    schema: {
      params: idParam,
      body: contract.payrollVoid,
      response: { 200: contract.payrollRun },
    },
    handler: ({ member, params, body }) => voidRun(app.db, member, params.id, body.reason),
  });
};
