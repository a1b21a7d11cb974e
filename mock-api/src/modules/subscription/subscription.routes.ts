import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/subscription';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inScopeOf } from '../../data/scope';
import { readSubscription } from './read-subscription';
import { allowSubscription, clinicExists } from './subscription-access';
import { quoteSubscription } from './subscription.service';

/** Routes of a clinic's subscription, and of the price of a further period. */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/clinics/:id/subscription', {
    onRequest: allowSubscription(app, 'read'),
    schema: { params: idParam, response: { 200: contract.subscription } },
    handler: ({ session, params: { id } }) =>
      inScopeOf(app.db, session, (tx) => readSubscription(tx, id)),
  });

  app.post('/clinics/:id/subscription/quote', {
    onRequest: allowSubscription(app, 'write'),
    config: { rowOf: clinicExists(app.db) },
    schema: {
      params: idParam,
      body: contract.subscriptionQuoteInput,
      response: { 200: contract.subscriptionQuote },
    },
    handler: ({ session, params, body }) => quoteSubscription(app.db, session, params.id, body),
  });
};
