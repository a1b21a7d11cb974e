import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentsOf, refuseMissing, visibleAppointment } from './payments.service';
import { receiptReaders } from './receipt-readers';

/** Routes of the payments for an appointment. */
export const appointmentPaymentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const payments = paymentsOf(app.db);
  const appointments = visibleAppointment(app.db);

  app.get('/appointments/:id/payments', {
    onRequest: app.allow(receiptReaders),
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
    onRequest: app.allow(['appointments', 'patients', 'accounting'], 'write'),
    config: { row: appointments },
    schema: { params: idParam, body: contract.paymentInput, response: { 201: contract.payment } },
    handler: async ({ member, params: { id }, body }, reply) => {
      const { paid_at: paidAt, ...money } = body;
      const payment = { ...money, paidAt, target: 'appointment', id } as const;
      return reply.code(201).send(await payments.take(member, payment));
    },
  });
};
