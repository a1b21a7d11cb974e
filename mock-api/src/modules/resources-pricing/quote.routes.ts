import * as contract from '@ziba/shared/contracts/resources-pricing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planQuoteOf } from './plan-quote';
import { quoteOf } from './resource-prices';

/** The route that computes the price of chosen resources or of a plan, with tax. */
export const quoteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/clinics/quote', {
    onRequest: app.allow('clinics', 'write', 'admin'),
    schema: { body: contract.quoteInput, response: { 200: contract.quote } },
    handler: ({ body: { plan, chosen } }) =>
      app.db.platform((tx) => (plan ? planQuoteOf(tx, plan) : quoteOf(tx, chosen))),
  });
};
