import { wholeListQuery } from '@ziba/shared/contracts/lists';
import * as months from '@ziba/shared/contracts/payroll-months';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listMonths } from './payroll-months.service';
import { listWork } from './payroll-work.service';

export const payrollMonthsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('accounting');

  app.get('/payroll/months', {
    onRequest: mayRead,
    schema: { querystring: wholeListQuery, response: { 200: months.payrollMonthList } },
    handler: ({ member }) => listMonths(app.db, member),
  });

  app.get('/payroll/work', {
    onRequest: mayRead,
    schema: { querystring: months.payrollWorkQuery, response: { 200: months.payrollWorkList } },
    handler: ({ member, query }) => listWork(app.db, member, query),
  });
};
