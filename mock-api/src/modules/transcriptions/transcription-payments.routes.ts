import { idParam } from '@ziba/shared/contracts/rows';
import { paymentInput, paymentPage } from '@ziba/shared/contracts/payments';
import * as contract from '@ziba/shared/contracts/transcriptions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { paymentsTable } from '../payments/payments.queries';
import { visibleTranscription } from './change-transcription';
import { findTranscription, payTranscription } from './transcriptions.service';

/** Routes of the payments for the fee of a prescription. */
export const transcriptionPaymentsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/patient-transcriptions/:id/payments', {
    onRequest: app.allow(['prescriptions', 'patients']),
    schema: { params: idParam, response: { 200: paymentPage } },
    handler: async ({ member, params }) => {
      const { id } = await findTranscription(app.db, member, params.id);
      return paymentsTable(app.db).all(member, where('t.transcription_id = ?', id));
    },
  });

  app.post('/patient-transcriptions/:id/payments', {
    onRequest: app.allow(['prescriptions', 'patients'], 'write'),
    config: { row: visibleTranscription(app.db) },
    schema: {
      params: idParam,
      body: paymentInput,
      response: { 201: contract.transcriptionPayment },
    },
    handler: async ({ member, params, body }, reply) => {
      const { paid_at: paidAt, ...money } = body;
      const payment = await payTranscription(app.db, member, params.id, { ...money, paidAt });
      return reply.code(201).send(payment);
    },
  });
};
