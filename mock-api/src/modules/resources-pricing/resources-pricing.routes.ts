import { pageQuery } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/resources-pricing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { priceHistoryOf } from './price-history';
import { resourcePrices } from './resource-prices';

/** Routes of the prices of storage, traffic, messages, modules and subscriptions. */
export const resourcesPricingRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['clinics', 'accounting'], 'read', 'admin');
  const mayWrite = app.allow('clinics', 'write', 'admin');
  const page = { 200: contract.resourcePricePage };
  const one = { 200: contract.resourcePrice };
  const isThere = async (_session: unknown, id: number) =>
    (await app.db.platform((tx) => resourcePrices.find(tx, id))) !== undefined;

  app.get('/resources-pricing', {
    onRequest: mayRead,
    schema: { querystring: contract.resourcePriceQuery, response: page },
    handler: ({ query }) =>
      app.db.platform((tx) => resourcePrices.page(tx, query, where('t.type = ?', query.type))),
  });

  app.get('/resources-pricing/type/:type', {
    onRequest: mayRead,
    schema: { params: contract.resourceTypeParam, response: page },
    handler: ({ params }) =>
      app.db.platform((tx) => resourcePrices.all(tx, where('t.type = ?', params.type))),
  });

  app.get('/resources-pricing/history', {
    onRequest: mayRead,
    schema: { querystring: pageQuery, response: { 200: contract.priceChangePage } },
    handler: ({ query }) => app.db.platform((tx) => priceHistoryOf(tx, query)),
  });

  app.get('/resources-pricing/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: one },
    handler: async ({ params }) =>
      found(await app.db.platform((tx) => resourcePrices.find(tx, params.id))),
  });

  app.post('/resources-pricing', {
    onRequest: mayWrite,
    schema: { body: contract.resourcePriceInput, response: { 201: contract.resourcePrice } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await app.db.platform((tx) => resourcePrices.insert(tx, session, body))),
  });

  app.post('/resources-pricing/:id', {
    onRequest: mayWrite,
    config: { rowOf: isThere },
    schema: { params: idParam, body: contract.resourcePriceUpdate, response: one },
    handler: async ({ session, params, body }) =>
      found(await app.db.platform((tx) => resourcePrices.update(tx, session, params.id, body))),
  });

  app.delete('/resources-pricing/:id', {
    onRequest: app.allow('clinics', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ session, params: { id } }) => {
      const isGone = await app.db.platform((tx) => resourcePrices.archive(tx, session, id));
      if (!isGone) throw notFound();
      return { id, archived: true as const };
    },
  });
};
