import { invoice, invoiceRefundInput } from '@ziba/shared/contracts/invoices';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findInvoice } from './invoices.queries';
import { refundInvoice } from './refund-invoice';

/** Refunds to clinics. */
export const invoiceRefundsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/admin/invoices/:id/refunds', {
    onRequest: app.allow('accounting', 'write', 'admin'),
    config: {
      rowOf: async (_session: unknown, id: number) =>
        (await app.db.platform((tx) => findInvoice(tx, id))) !== undefined,
    },
    schema: { params: idParam, body: invoiceRefundInput, response: { 201: invoice } },
    handler: async ({ session, params, body }, reply) =>
      reply
        .code(201)
        .send(await app.db.platform((tx) => refundInvoice(tx, session, params.id, body))),
  });
};
