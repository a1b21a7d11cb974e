import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/treatment-plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listPlans } from './treatment-plans.queries';
import { cancelPlan, createPlan, editPlan, findPlan, visiblePlan } from './treatment-plans.service';
import { planReaders } from '../treatment-sessions/plan-readers';

/** Routes of treatment plans: the list, and reading, adding, changing and canceling one. */
export const treatmentPlansRoutes: FastifyPluginAsyncZod = async (app) => {
  const plans = visiblePlan(app.db);
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
    handler: ({ member, params }) => findPlan(app.db, member, params.id),
  });

  app.post('/treatmentPlans', {
    onRequest: mayWrite,
    schema: { body: contract.planInput, response: { 201: contract.treatmentPlan } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createPlan(app.db, member, body)),
  });

  app.post('/treatmentPlans/:id', {
    onRequest: mayWrite,
    config: { row: plans },
    schema: {
      params: idParam,
      body: contract.planUpdate,
      response: { 200: contract.treatmentPlan },
    },
    handler: ({ member, params, body }) => editPlan(app.db, member, params.id, body),
  });

  app.post('/treatmentPlans/:id/cancel', {
    onRequest: mayWrite,
    config: { row: plans },
    schema: {
      params: idParam,
      body: contract.planCancelInput,
      response: { 200: contract.treatmentPlan },
    },
    handler: ({ member, params, body }) =>
      cancelPlan(app.db, member, params.id, body?.reason ?? null),
  });
};
