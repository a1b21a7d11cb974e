import * as care from '@ziba/shared/contracts/care-reports';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import * as money from '@ziba/shared/contracts/money-reports';
import * as contract from '@ziba/shared/contracts/reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { reportConsumption, reportPlans, reportSms, reportStock } from './care.service';
import {
  accountingFigures,
  reportDevices,
  reportPayables,
  reportProfit,
  reportStaffPay,
} from './money.service';
import { reportAppointments, reportDebts, reportIncome, reportPatients } from './reports.service';

/** What came in, what is owed and what it cost: for who has reports or accounting. */
export const moneyReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow(['reports', 'accounting']);

  app.get('/accounting/figures', {
    onRequest: app.allow('accounting'),
    schema: { response: { 200: money.accountingFigures } },
    handler: ({ member }) => accountingFigures(app.db, member),
  });

  app.get('/reports/income', {
    onRequest: mayRead,
    schema: { querystring: contract.incomeQuery, response: { 200: contract.incomeReport } },
    handler: ({ member, query }) => reportIncome(app.db, member, query),
  });

  app.get('/reports/debts', {
    onRequest: mayRead,
    schema: { querystring: contract.debtReportQuery, response: { 200: contract.debtReport } },
    handler: ({ member, query }) => reportDebts(app.db, member, query),
  });

  app.get('/reports/payables', {
    onRequest: mayRead,
    schema: { querystring: wholeListQuery, response: { 200: money.payableReport } },
    handler: ({ member }) => reportPayables(app.db, member),
  });

  app.get('/reports/staff-pay', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: money.staffPayReport } },
    handler: ({ member, query }) => reportStaffPay(app.db, member, query),
  });

  app.get('/reports/devices', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: money.deviceReport } },
    handler: ({ member, query }) => reportDevices(app.db, member, query),
  });

  app.get('/reports/profit', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: money.profitReport } },
    handler: ({ member, query }) => reportProfit(app.db, member, query),
  });
};

/** Appointments, patients, plans, stock and messages: for who has reports. */
export const reportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('reports');

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

  app.get('/reports/plans', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: care.planReport } },
    handler: ({ member, query }) => reportPlans(app.db, member, query),
  });

  app.get('/reports/stock', {
    onRequest: mayRead,
    schema: { querystring: wholeListQuery, response: { 200: care.stockReport } },
    handler: ({ member }) => reportStock(app.db, member),
  });

  app.get('/reports/consumption', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: care.consumptionReport } },
    handler: ({ member, query }) => reportConsumption(app.db, member, query),
  });

  app.get('/reports/sms', {
    onRequest: mayRead,
    schema: { querystring: contract.rangeQuery, response: { 200: care.smsReport } },
    handler: ({ member, query }) => reportSms(app.db, member, query),
  });
};
