import { requestRefusal } from '@ziba/shared/contracts/asked-requests';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/subscription';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../../lib/refusal';
import { renewals, requestPageOf } from './subscription.queries';
import { approveRequest, refuseRequest } from './subscription.service';

const query = contract.subscriptionRequestQuery.extend({
  clinic_id: z.coerce.number().int().optional(),
});

/** Routes of the requests of clinics, which the operator decides on. */
export const subscriptionRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['accounting', 'clinics'], 'read', 'admin');
  const mayWrite = app.allow('accounting', 'write', 'admin');
  const find = (id: number) => app.db.platform((tx) => renewals.find(tx, id));
  const config = {
    rowOf: async (_session: unknown, id: number) => (await find(id)) !== undefined,
  };
  const whole = { response: { 200: contract.subscriptionRequest } };

  app.get('/admin/subscription-requests', {
    onRequest: mayRead,
    schema: { querystring: query, response: { 200: contract.subscriptionRequestPage } },
    handler: ({ query }) => app.db.platform((tx) => requestPageOf(tx, query)),
  });

  app.get('/admin/subscription-requests/:id', {
    onRequest: mayRead,
    schema: { params: idParam, ...whole },
    handler: async ({ params }) => found(await find(params.id)),
  });

  app.post('/admin/subscription-requests/:id/approve', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: contract.subscriptionApproval, ...whole },
    handler: ({ session, params, body }) => approveRequest(app.db, session, params.id, body),
  });

  app.post('/admin/subscription-requests/:id/refuse', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: requestRefusal, ...whole },
    handler: ({ session, params, body }) => refuseRequest(app.db, session, params.id, body.reason),
  });
};
