import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/invoices';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { invoiceMonths } from './invoice-months';
import { findInvoice, invoicePageOf } from './invoices.queries';
import { invoicedClinicsRoutes } from './invoiced-clinics.routes';
import { invoicesOf } from './invoices.service';
import { invoiceRefundsRoutes } from './refunds.routes';

/** Routes of what clinics owe and pay, for the platform's own staff. */
export const invoicesRoutes: FastifyPluginAsyncZod = async (app) => {
  await invoicedClinicsRoutes(app, {});
  await invoiceRefundsRoutes(app, {});
  const invoices = invoicesOf(app.db);
  const mayRead = app.allow(['accounting', 'clinics'], 'read', 'admin');
  const mayWrite = app.allow('accounting', 'write', 'admin');
  const find = (id: number) => app.db.platform((tx) => findInvoice(tx, id));
  const config = {
    rowOf: async (_session: unknown, id: number) => (await find(id)) !== undefined,
  };
  const whole = { response: { 200: contract.invoice } };

  app.get('/admin/invoices', {
    onRequest: mayRead,
    schema: { querystring: contract.invoiceQuery, response: { 200: contract.invoicePage } },
    handler: ({ query }) => app.db.platform((tx) => invoicePageOf(tx, query)),
  });

  app.get('/admin/invoices/months', {
    onRequest: mayRead,
    schema: { querystring: wholeListQuery, response: { 200: contract.invoiceMonthPage } },
    handler: () => app.db.platform(invoiceMonths),
  });

  app.get('/admin/invoices/:id', {
    onRequest: mayRead,
    schema: { params: idParam, ...whole },
    handler: async ({ params }) => found(await find(params.id)),
  });

  app.post('/admin/invoices', {
    onRequest: mayWrite,
    schema: { body: contract.invoiceInput, response: { 201: contract.invoice } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await invoices.create(session, body)),
  });

  app.post('/admin/invoices/:id/payments', {
    onRequest: mayWrite,
    config,
    schema: {
      params: idParam,
      body: contract.invoicePaymentInput,
      response: { 201: contract.invoice },
    },
    handler: async ({ session, params, body }, reply) =>
      reply.code(201).send(await invoices.pay(session, params.id, body)),
  });

  app.post('/admin/invoices/:id/void', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: contract.invoiceVoidInput, ...whole },
    handler: ({ session, params, body }) => invoices.void(session, params.id, body.reason),
  });
};
