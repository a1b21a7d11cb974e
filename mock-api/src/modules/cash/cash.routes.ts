import * as contract from '@ziba/shared/contracts/cash';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cashOf } from './cash.service';

export const cashRoutes: FastifyPluginAsyncZod = async (app) => {
  const cash = cashOf(app.db);
  const mayRead = app.allow('accounting');

  app.get('/cash/days', {
    onRequest: mayRead,
    schema: { querystring: contract.cashQuery, response: { 200: contract.cashPage } },
    handler: ({ member, query }) => cash.page(member, query),
  });

  app.get('/cash/today', {
    onRequest: mayRead,
    schema: { response: { 200: contract.cashToday } },
    handler: ({ member }) => cash.today(member),
  });

  app.post('/cash/days/close', {
    onRequest: app.allow('accounting', 'write'),
    schema: { body: contract.cashClose, response: { 200: contract.cashToday } },
    handler: ({ member, body }) => cash.close(member, body),
  });
};
