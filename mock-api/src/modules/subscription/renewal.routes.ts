import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/subscription';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { findClinic } from '../clinics/clinic-rows';
import { allowSubscription, clinicExists } from './subscription-access';
import { requestPageOf } from './subscription.queries';
import { requestSubscription, withdrawRequest } from './subscription.service';

const requestParam = idParam.extend({ requestId: idParam.shape.id });

/** Routes by which a clinic asks for a further period of its subscription, and withdraws the request. */
export const renewalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.explainConstraint('subscription_requests_open', {
    code: 'request_open',
    message: contract.subscriptionTexts.open,
  });

  app.get('/clinics/:id/subscription/requests', {
    onRequest: allowSubscription(app, 'read'),
    schema: {
      params: idParam,
      querystring: contract.subscriptionRequestQuery,
      response: { 200: contract.subscriptionRequestPage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return requestPageOf(tx, { ...query, clinic_id: id });
      }),
  });

  app.post('/clinics/:id/subscription/requests', {
    onRequest: allowSubscription(app, 'write'),
    config: { rowOf: clinicExists(app.db) },
    schema: {
      params: idParam,
      body: contract.subscriptionRequestInput,
      response: { 201: contract.subscriptionRequest },
    },
    handler: async ({ session, params, body }, reply) =>
      reply.code(201).send(await requestSubscription(app.db, session, params.id, body)),
  });

  app.post('/clinics/:id/subscription/requests/:requestId/withdraw', {
    onRequest: allowSubscription(app, 'write'),
    schema: { params: requestParam, response: { 200: contract.subscriptionRequest } },
    handler: ({ session, params }) => withdrawRequest(app.db, session, params.id, params.requestId),
  });
};
