import * as contract from '@ziba/shared/contracts/cash';
import { tillEntryPage } from '@ziba/shared/contracts/till';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cashOf, cashOfToday, cashPageOf, closeCashDay } from './cash.service';
import { tillEntriesOf } from './till.queries';

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
    schema: { querystring: contract.cashTillQuery, response: { 200: contract.cashToday } },
    handler: ({ member, query: { point = null } }) =>
      app.db.tenant(member.clinicId, (tx) => cashOfToday(tx, member, point)),
  });

  app.get('/cash/days/:date', {
    onRequest: mayRead,
    schema: {
      params: contract.cashDayParam,
      querystring: contract.cashTillQuery,
      response: { 200: contract.cashToday },
    },
    handler: ({ member, params, query: { point = null } }) =>
      app.db.tenant(member.clinicId, (tx) => cashOf(tx, member, params.date, point)),
  });

  app.get('/cash/days/:date/documents', {
    onRequest: mayRead,
    schema: {
      params: contract.cashDayParam,
      querystring: contract.cashDocumentsQuery,
      response: { 200: tillEntryPage },
    },
    handler: ({ member, params, query: { point = null } }) =>
      app.db.tenant(member.clinicId, (tx) =>
        tillEntriesOf(tx, member.clinicId, params.date, point),
      ),
  });

  app.post('/cash/days/close', {
    onRequest: app.allow('accounting', 'write'),
    schema: { body: contract.cashClose, response: { 200: contract.cashToday } },
    handler: ({ member, body }) =>
      app.db.tenant(member.clinicId, (tx) => closeCashDay(tx, member, body)),
  });
};
