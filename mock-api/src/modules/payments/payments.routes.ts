import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { receiptReaders } from './receipt-readers';
import { paymentsOf } from './payments.service';

/** Routes of the payments of a clinic: list, receipts, voids and refunds. */
export const paymentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const payments = paymentsOf(app.db);
  const mayRead = app.allow(receiptReaders);
  const mayTakeBack = app.allow('accounting', 'delete');

  app.get('/payments', {
    onRequest: app.allow('accounting'),
    schema: { querystring: contract.paymentQuery, response: { 200: contract.paymentPage } },
    handler: ({ member, query }) => payments.page(member, query),
  });

  app.get('/payments/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.payment } },
    handler: async ({ member, params }) => found(await payments.find(member, params.id)),
  });

  app.get('/payments/:id/receipt', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.receipt } },
    handler: ({ member, params }) => payments.receipt(member, params.id),
  });

  app.post('/payments/:id/void', {
    onRequest: mayTakeBack,
    config: { row: payments },
    schema: { params: idParam, body: contract.voidInput, response: { 200: contract.payment } },
    handler: ({ member, params, body }) => payments.void(member, params.id, body.reason),
  });

  app.post('/payments/:id/refund', {
    onRequest: mayTakeBack,
    config: { row: payments },
    schema: { params: idParam, body: contract.refundInput, response: { 200: contract.payment } },
    handler: ({ member, params, body }) => payments.refund(member, params.id, body),
  });
};
