import { cancelInput, clinicalTexts } from '@ziba/shared/contracts/clinical';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planReaders } from './plan-readers';
import {
  cancelOneSession,
  createSession,
  editOneSession,
  findSession,
  setSessionStatus,
  visibleSession,
} from './treatment-sessions.service';

const answered = { 200: contract.treatmentSession };

/** Routes of one treatment session: reading, adding, changing, its status, and canceling it. */
export const treatmentSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = visibleSession(app.db);
  const mayWrite = app.allow(['appointments', 'prescriptions'], 'write');
  explainConstraints(app);

  app.get('/treatmentSessions/:id', {
    onRequest: app.allow(planReaders),
    schema: { params: idParam, response: answered },
    handler: ({ member, params }) => findSession(app.db, member, params.id),
  });

  app.post('/treatmentSessions', {
    onRequest: mayWrite,
    schema: { body: contract.sessionInput, response: { 201: contract.treatmentSession } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createSession(app.db, member, body)),
  });

  app.post('/treatmentSessions/:id', {
    onRequest: mayWrite,
    config: { row: sessions },
    schema: { params: idParam, body: contract.sessionUpdate, response: answered },
    handler: ({ member, params, body }) => editOneSession(app.db, member, params.id, body),
  });

  app.post('/treatmentSessions/:id/status', {
    onRequest: mayWrite,
    config: { row: sessions },
    schema: { params: idParam, body: contract.sessionStatusInput, response: answered },
    handler: ({ member, params, body }) => setSessionStatus(app.db, member, params.id, body.status),
  });

  app.post('/treatmentSessions/:id/cancel', {
    onRequest: mayWrite,
    config: { row: sessions },
    schema: { params: idParam, body: cancelInput, response: answered },
    handler: ({ member, params, body }) =>
      cancelOneSession(app.db, member, params.id, body?.reason ?? null),
  });
};

function explainConstraints(app: FastifyInstance): void {
  const wrong = { status: 400, code: 'wrong_reference' };
  for (const owner of ['session', 'transcription']) {
    app.explainConstraint(`${owner}_items_product_fk`, {
      ...wrong,
      message: clinicalTexts.unknownProduct,
      field: 'required_items',
    });
  }
  app.explainConstraint('treatment_sessions_not_overpaid', {
    code: 'cost_below_paid',
    message: contract.sessionTexts.costBelowPaid,
    field: 'service_cost',
  });
}
