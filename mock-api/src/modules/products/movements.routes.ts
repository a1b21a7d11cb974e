import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/stock-movements';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { movementQuery, movementsOf } from './movements.service';
import { productReaders } from './product-readers';
import { productsTable } from './products.queries';

export const movementsRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = productsTable(app.db);
  const movements = movementsOf(app.db);
  const mayRead = app.allow(productReaders);

  app.get('/products/:id/movements', {
    onRequest: mayRead,
    config: { row: products },
    schema: {
      params: idParam,
      querystring: movementQuery,
      response: { 200: contract.stockMovementPage },
    },
    handler: ({ member, params, query }) => movements.page(member, params.id, query),
  });

  app.get('/products/:id/lots', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.stockLotPage } },
    handler: ({ member, params }) => movements.lots(member, params.id),
  });

  app.post('/products/:id/movements', {
    onRequest: app.allow('inventory', 'write'),
    config: { row: products },
    schema: {
      params: idParam,
      body: contract.stockMovementInput,
      response: { 201: contract.movedStock },
    },
    handler: async ({ member, params, body }, reply) =>
      reply.code(201).send(await movements.move(member, params.id, body)),
  });
};
