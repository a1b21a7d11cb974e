import * as contract from '@ziba/shared/contracts/stock-deliveries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { receiveDelivery } from './stock-deliveries.service';

export const stockDeliveriesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/stock-deliveries', {
    onRequest: app.allow('inventory', 'write'),
    schema: { body: contract.deliveryInput, response: { 201: contract.delivery } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await receiveDelivery(app.db, member, body)),
  });
};
