import { idParam } from '@ziba/shared/contracts/rows';
import type { Need } from '@ziba/shared/contracts/permissions';
import * as contract from '@ziba/shared/contracts/subscription';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { clinicOf } from '../clinics/clinic-access';
import { findClinic } from '../clinics/clinic-rows';
import { readSubscription } from './read-subscription';
import { requestPageOf } from './subscription.queries';
import { subscriptionsOf } from './subscription.service';

const operator = ['clinics', 'accounting'] as const;
const members = ['settings'] as const;
const requestParam = idParam.extend({ requestId: idParam.shape.id });

/**
 * A clinic's subscription and its renewal (M1): for the members with the settings, and for the operator,
 * who may ask in the name of a clinic that cannot sign in any more.
 */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const subscriptions = subscriptionsOf(app.db);
  const may = (need: Need) => [
    app.allow({ clinic: members, admin: operator }, need),
    clinicOf({ need, operator, members }),
  ];
  const config = {
    rowOf: async ({ clinicId }: Session, id: number) =>
      clinicId === null
        ? (await app.db.platform((tx) => findClinic(tx, id))) !== undefined
        : clinicId === id,
  };
  app.explainConstraint('subscription_requests_open', {
    code: 'request_open',
    message: contract.subscriptionTexts.open,
  });

  app.get('/clinics/:id/subscription', {
    onRequest: may('read'),
    schema: { params: idParam, response: { 200: contract.subscription } },
    handler: ({ session, params: { id } }) =>
      inScopeOf(app.db, session, (tx) => readSubscription(tx, id)),
  });

  app.post('/clinics/:id/subscription/quote', {
    onRequest: may('write'),
    config,
    schema: {
      params: idParam,
      body: contract.subscriptionQuoteInput,
      response: { 200: contract.subscriptionQuote },
    },
    handler: ({ session, params, body }) => subscriptions.quote(session, params.id, body),
  });

  app.get('/clinics/:id/subscription/requests', {
    onRequest: may('read'),
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
    onRequest: may('write'),
    config,
    schema: {
      params: idParam,
      body: contract.subscriptionRequestInput,
      response: { 201: contract.subscriptionRequest },
    },
    handler: async ({ session, params, body }, reply) =>
      reply.code(201).send(await subscriptions.ask(session, params.id, body)),
  });

  app.post('/clinics/:id/subscription/requests/:requestId/withdraw', {
    onRequest: may('write'),
    schema: { params: requestParam, response: { 200: contract.subscriptionRequest } },
    handler: ({ session, params }) => subscriptions.withdraw(session, params.id, params.requestId),
  });
};
