import { idParam } from '@ziba/shared/contracts/rows';
import { planStatement } from '@ziba/shared/contracts/payments';
import * as contract from '@ziba/shared/contracts/treatment-plans';
import { treatmentSessionPage } from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionsOfPlan } from './sessions-of-plan';
import { listPlans } from './treatment-plans.queries';
import { treatmentPlansOf } from './treatment-plans.service';
import { planReaders } from '../treatment-sessions/plan-readers';

const planParam = z.object({ planId: idParam.shape.id });

export const treatmentPlansRoutes: FastifyPluginAsyncZod = async (app) => {
  const plans = treatmentPlansOf(app.db);
  // The patient file lists a patient's plans; the dashboard those of the day.
  const mayRead = app.allow(planReaders);
  const mayWrite = app.allow(['appointments', 'prescriptions'], 'write');

  app.get('/treatmentPlans', {
    onRequest: mayRead,
    schema: {
      querystring: contract.planQuery,
      response: { 200: contract.treatmentPlanPage },
    },
    handler: ({ member, query }) => listPlans(app.db, member, query),
  });

  app.get('/treatmentPlans/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.treatmentPlan } },
    handler: ({ member, params }) => plans.find(member, params.id),
  });

  app.get('/treatmentPlans/:id/statement', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: planStatement } },
    handler: ({ member, params }) => plans.statement(member, params.id),
  });

  app.get('/treatmentSessions/plan/:planId', {
    onRequest: mayRead,
    schema: { params: planParam, response: { 200: treatmentSessionPage } },
    handler: ({ member, params }) => sessionsOfPlan(app.db, member, params.planId),
  });

  app.post('/treatmentPlans', {
    onRequest: mayWrite,
    schema: { body: contract.planInput, response: { 201: contract.treatmentPlan } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await plans.create(member, body)),
  });

  app.post('/treatmentPlans/:id', {
    onRequest: mayWrite,
    config: { row: plans },
    schema: {
      params: idParam,
      body: contract.planUpdate,
      response: { 200: contract.treatmentPlan },
    },
    handler: ({ member, params, body }) => plans.edit(member, params.id, body),
  });

  app.post('/treatmentPlans/:id/cancel', {
    onRequest: mayWrite,
    config: { row: plans },
    schema: {
      params: idParam,
      body: contract.planCancelInput,
      response: { 200: contract.treatmentPlan },
    },
    handler: ({ member, params, body }) => plans.cancel(member, params.id, body?.reason ?? null),
  });
};
