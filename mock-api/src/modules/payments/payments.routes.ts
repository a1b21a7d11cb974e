import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payments';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../lib/refusal';
import { paymentsOf, refuseMissing, visibleAppointment } from './payments.service';

/** Who takes money prints its receipt. */
const desk: readonly SectionKey[] = ['accounting', 'appointments', 'patients', 'prescriptions'];

export const paymentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const payments = paymentsOf(app.db);
  const appointments = visibleAppointment(app.db);
  const mayRead = app.allow(desk);
  const mayTake = app.allow(['appointments', 'patients', 'accounting'], 'write');
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

  app.get('/appointments/:id/payments', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: contract.paymentQuery,
      response: { 200: contract.paymentPage },
    },
    handler: async ({ member, params, query }) => {
      await refuseMissing(appointments, member, params.id);
      return payments.page(member, { ...query, appointment_id: params.id });
    },
  });

  app.post('/appointments/:id/payments', {
    onRequest: mayTake,
    config: { row: appointments },
    schema: { params: idParam, body: contract.paymentInput, response: { 201: contract.payment } },
    handler: async ({ member, params: { id }, body }, reply) => {
      const { paid_at: paidAt, ...money } = body;
      const payment = { ...money, paidAt, target: 'appointment', id } as const;
      return reply.code(201).send(await payments.take(member, payment));
    },
  });
};
