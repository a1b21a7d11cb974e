import { pageOf } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { cancelSchedule, schedule, waitingSchedules } from './schedules';

/** Routes of scheduled switches. */
export const schedulesRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = pageOf(contract.switchSchedule);

  app.get('/registry/switch-schedules', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: list } },
    handler: () => app.db.platform(waitingSchedules),
  });

  app.post('/registry/switch-schedules', {
    onRequest: app.allow('sections', 'write', 'admin'),
    schema: { body: contract.switchScheduleInput, response: { 201: list } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(allRows(await app.db.platform((tx) => schedule(tx, session, body)))),
  });

  app.delete('/registry/switch-schedules/:id', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: contract.switchSchedule } },
    handler: ({ session, params: { id } }) =>
      app.db.platform((tx) => cancelSchedule(tx, session, id)),
  });
};
