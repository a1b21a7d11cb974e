import { idParam } from '@ziba/shared/contracts/rows';
import { planStatement } from '@ziba/shared/contracts/payments';
import { treatmentSessionPage } from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planReaders } from '../treatment-sessions/plan-readers';
import { sessionsOfPlan } from './sessions-of-plan';
import { readPlanStatement } from './treatment-plans.service';

const planParam = z.object({ planId: idParam.shape.id });

/** Routes of the sessions of one treatment plan, and of its payments. */
export const planPartsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(planReaders);

  app.get('/treatmentPlans/:id/statement', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: planStatement } },
    handler: ({ member, params }) => readPlanStatement(app.db, member, params.id),
  });

  app.get('/treatmentSessions/plan/:planId', {
    onRequest: mayRead,
    schema: { params: planParam, response: { 200: treatmentSessionPage } },
    handler: ({ member, params }) => sessionsOfPlan(app.db, member, params.planId),
  });
};
