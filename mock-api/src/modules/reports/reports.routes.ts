import * as contract from '@ziba/shared/contracts/reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reportAppointments, reportDebts, reportIncome, reportPatients } from './reports.service';

export const reportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('reports');
  const mayReadMoney = app.allow(['reports', 'accounting']);

  app.get('/reports/income', {
    onRequest: mayReadMoney,
    schema: { querystring: contract.incomeQuery, response: { 200: contract.incomeReport } },
    handler: ({ member, query }) => reportIncome(app.db, member, query),
  });

  app.get('/reports/debts', {
    onRequest: mayReadMoney,
    schema: { querystring: contract.debtReportQuery, response: { 200: contract.debtReport } },
    handler: ({ member, query }) => reportDebts(app.db, member, query),
  });

  app.get('/reports/appointments', {
    onRequest: mayRead,
    schema: {
      querystring: contract.appointmentReportQuery,
      response: { 200: contract.appointmentReport },
    },
    handler: ({ member, query }) => reportAppointments(app.db, member, query),
  });

  app.get('/reports/patients', {
    onRequest: mayRead,
    schema: { querystring: contract.patientReportQuery, response: { 200: contract.patientReport } },
    handler: ({ member, query }) => reportPatients(app.db, member, query),
  });
};
