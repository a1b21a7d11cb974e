import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planReaders } from './plan-readers';
import { paymentsOfSession, paySession } from './session-payments.service';
import { findSession, visibleSession } from './treatment-sessions.service';

/** Routes of the payments for a treatment session. */
export const sessionPaymentsRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = visibleSession(app.db);
  // The patient file takes payments of debts.
  const mayPay = app.allow(['appointments', 'prescriptions', 'patients'], 'write');

  app.get('/treatmentSessions/:id/payments', {
    onRequest: app.allow(planReaders),
    schema: { params: idParam, response: { 200: contract.sessionPaymentPage } },
    handler: ({ member, params }) => paymentsOfSession(app.db, member, params.id),
  });

  app.post('/treatmentSessions/:id/add-payment', {
    onRequest: mayPay,
    config: { row: sessions },
    schema: {
      params: idParam,
      body: contract.sessionPaymentInput,
      response: { 200: contract.sessionPayment },
    },
    handler: ({ member, params, body }) => {
      const { paid_at: paidAt, ...money } = body;
      return paySession(app.db, member, params.id, { ...money, paidAt });
    },
  });

  app.post('/treatmentSessions/:id/payment-status', {
    onRequest: mayPay,
    config: { row: sessions },
    schema: {
      params: idParam,
      body: contract.sessionPaymentStatusInput,
      response: { 200: contract.treatmentSession },
    },
    handler: ({ member, params }) => findSession(app.db, member, params.id),
  });
};
