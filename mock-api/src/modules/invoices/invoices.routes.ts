import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/invoices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { clinicOf } from '../clinics/clinic-access';
import { findClinic } from '../clinics/clinic-rows';
import { findInvoice, invoicePageOf, paymentPageOf } from './invoices.queries';
import { invoicesOf } from './invoices.service';

/** What clinics owe and pay the platform, for the operator and for the clinic itself. */
export const invoicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const invoices = invoicesOf(app.db);
  const mayRead = app.allow(['accounting', 'clinics'], 'read', 'admin');
  const mayWrite = app.allow('accounting', 'write', 'admin');
  const ofClinic = [
    app.allow(['accounting', 'clinics', 'settings'], 'read', 'both'),
    clinicOf({
      need: 'read',
      operator: ['accounting', 'clinics'],
      members: ['accounting', 'settings'],
    }),
  ];
  const find = (id: number) => app.db.platform((tx) => findInvoice(tx, id));
  const config = {
    rowOf: async (_session: unknown, id: number) => (await find(id)) !== undefined,
  };
  const whole = { response: { 200: contract.invoice } };

  app.get('/clinics/:id/invoices', {
    onRequest: ofClinic,
    schema: {
      params: idParam,
      querystring: contract.invoiceQuery.omit({ clinic_id: true }),
      response: { 200: contract.invoicePage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return invoicePageOf(tx, { ...query, clinic_id: id });
      }),
  });

  app.get('/clinics/:id/invoices/:invoiceId', {
    onRequest: ofClinic,
    schema: { params: idParam.extend({ invoiceId: idParam.shape.id }), ...whole },
    handler: ({ session, params: { id, invoiceId } }) =>
      inScopeOf(app.db, session, async (tx) => {
        const row = await findInvoice(tx, invoiceId);
        return found(row?.clinic_id === id ? row : undefined);
      }),
  });

  app.get('/clinics/:id/payments', {
    onRequest: ofClinic,
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.platformPaymentPage },
    },
    handler: ({ session, params: { id }, query }) =>
      inScopeOf(app.db, session, async (tx) => {
        found(await findClinic(tx, id));
        return paymentPageOf(tx, id, query);
      }),
  });

  app.get('/admin/invoices', {
    onRequest: mayRead,
    schema: { querystring: contract.invoiceQuery, response: { 200: contract.invoicePage } },
    handler: ({ query }) => app.db.platform((tx) => invoicePageOf(tx, query)),
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
