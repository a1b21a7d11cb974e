import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/resources-pricing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { resourcePrices } from './resource-prices';

/** Routes of the prices of storage, traffic, messages, modules and subscriptions (text 1 §7). */
export const resourcesPricingRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['clinics', 'accounting'], 'read', 'admin');
  const mayWrite = app.allow('clinics', 'write', 'admin');
  const isThere = async (_session: unknown, id: number) =>
    (await app.db.platform((tx) => resourcePrices.find(tx, id))) !== undefined;

  app.get('/resources-pricing', {
    onRequest: mayRead,
    schema: {
      querystring: contract.resourcePriceQuery,
      response: { 200: contract.resourcePricePage },
    },
    handler: ({ query }) =>
      app.db.platform((tx) => resourcePrices.page(tx, query, where('t.type = ?', query.type))),
  });

  app.get('/resources-pricing/type/:type', {
    onRequest: mayRead,
    schema: { params: contract.resourceTypeParam, response: { 200: contract.resourcePricePage } },
    handler: ({ params }) =>
      app.db.platform((tx) => resourcePrices.all(tx, where('t.type = ?', params.type))),
  });

  app.get('/resources-pricing/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.resourcePrice } },
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
    schema: {
      params: idParam,
      body: contract.resourcePriceUpdate,
      response: { 200: contract.resourcePrice },
    },
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
