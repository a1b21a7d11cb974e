import { pageQuery } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/internal-services';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { internalServicesOf } from './internal-services.service';

export const internalServicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = internalServicesOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');

  app.get('/internal-services', {
    onRequest: mayRead,
    schema: { response: { 200: contract.internalServicePage } },
    handler: ({ member }) => services.all(member),
  });

  app.get('/internal-services/pagination', {
    onRequest: mayRead,
    schema: { querystring: pageQuery, response: { 200: contract.internalServicePage } },
    handler: ({ member, query }) => services.page(member, query),
  });

  app.get('/internal-services/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.internalService } },
    handler: async ({ member, params }) => found(await services.find(member, params.id)),
  });

  app.post('/internal-services', {
    onRequest: mayWrite,
    schema: { body: contract.internalServiceInput, response: { 201: contract.internalService } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await services.create(member, body)),
  });

  app.post('/internal-services/:id', {
    onRequest: mayWrite,
    config: { row: services },
    schema: {
      params: idParam,
      body: contract.internalServiceUpdate,
      response: { 200: contract.internalService },
    },
    handler: ({ member, params, body }) => services.edit(member, params.id, body),
  });

  app.delete('/internal-services/:id', {
    onRequest: app.allow('accounting', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ member, params }) => services.retire(member, params.id),
  });
};
