import * as contract from '@ziba/shared/contracts/cash-points';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cashPointsOf } from './cash-points.service';

/** The desks of a clinic at which money is taken besides its main till. */
export const cashPointsRoutes: FastifyPluginAsyncZod = async (app) => {
  const points = cashPointsOf(app.db);
  const mayWrite = app.allow('accounting', 'write');
  app.explainConstraint('cash_points_name', {
    code: 'taken',
    message: contract.cashPointTexts.taken,
    field: 'name',
  });

  app.get('/cash/points', {
    onRequest: app.allow('accounting'),
    schema: { querystring: wholeListQuery, response: { 200: contract.cashPointPage } },
    handler: ({ member }) => points.all(member),
  });

  app.post('/cash/points', {
    onRequest: mayWrite,
    schema: { body: contract.cashPointInput, response: { 201: contract.cashPoint } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await points.create(member, body)),
  });

  app.post('/cash/points/:id', {
    onRequest: mayWrite,
    config: { row: points },
    schema: {
      params: idParam,
      body: contract.cashPointUpdate,
      response: { 200: contract.cashPoint },
    },
    handler: ({ member, params, body }) => points.edit(member, params.id, body),
  });

  app.delete('/cash/points/:id', {
    onRequest: app.allow('accounting', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ member, params }) => points.retire(member, params.id),
  });
};
