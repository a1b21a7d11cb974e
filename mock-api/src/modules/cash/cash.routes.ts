import * as contract from '@ziba/shared/contracts/cash';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cashOf, cashOfToday, cashPageOf, closeCashDay } from './cash.service';

export const cashRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('accounting');

  app.get('/cash/days', {
    onRequest: mayRead,
    schema: { querystring: contract.cashQuery, response: { 200: contract.cashPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => cashPageOf(tx, member, query)),
  });

  app.get('/cash/today', {
    onRequest: mayRead,
    schema: { response: { 200: contract.cashToday } },
    handler: ({ member }) => app.db.tenant(member.clinicId, (tx) => cashOfToday(tx, member)),
  });

  app.get('/cash/days/:date', {
    onRequest: mayRead,
    schema: { params: contract.cashDayParam, response: { 200: contract.cashToday } },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, (tx) => cashOf(tx, member, params.date)),
  });

  app.post('/cash/days/close', {
    onRequest: app.allow('accounting', 'write'),
    schema: { body: contract.cashClose, response: { 200: contract.cashToday } },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) => closeCashDay(tx, member, body)),
  });
};
