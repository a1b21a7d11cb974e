import { reportInput } from '@ziba/shared/contracts/clinical';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { paymentInput, paymentPage } from '@ziba/shared/contracts/payments';
import * as contract from '@ziba/shared/contracts/transcriptions';
import { peopleFilters } from '@ziba/shared/contracts/treatment-plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { where } from '../../data/conditions';
import { demandSection } from '../../lib/section-right';
import { paymentsTable } from '../payments/payments.queries';
import { busyOperations, listTranscriptions, transcriptionsOf } from './transcriptions.queries';
import { transcriptionsService } from './transcriptions.service';

const { clinicId, clinic_id, doctorId, doctor_id } = peopleFilters;
const busyQuery = wholeListQuery.extend({ clinicId, clinic_id, doctorId, doctor_id });
const patientParam = z.object({ patientId: idParam.shape.id });
const appointmentParam = z.object({ appointmentId: idParam.shape.id });
const answered = { 200: contract.transcription };
const listed = { 200: contract.transcriptionPage };
const path = '/patient-transcriptions';

export const transcriptionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const transcriptions = transcriptionsService(app.db);
  // The patient file shows prescriptions; booking only asks when a doctor operates.
  const mayRead = app.allow(['prescriptions', 'patients']);
  const mayLookUp = app.allow(['prescriptions', 'patients', 'appointments', 'dashboard']);
  const mayWrite = app.allow('prescriptions', 'write');
  const mayPay = app.allow(['prescriptions', 'patients'], 'write');
  const row = { row: transcriptions };

  app.get(`${path}/pagination`, {
    onRequest: mayRead,
    schema: { querystring: contract.transcriptionQuery, response: listed },
    handler: ({ member, query }) => {
      // The clinic's list belongs to its own section; the patient file shows those of one patient.
      const isOfOne = (query.patient_id ?? query.patientId) !== undefined;
      if (!isOfOne) demandSection(member, ['prescriptions']);
      return listTranscriptions(app.db, member, query);
    },
  });

  app.get(`${path}/whole_action`, {
    onRequest: mayLookUp,
    schema: { querystring: busyQuery, response: { 200: contract.busyOperationPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) =>
        busyOperations(tx, member, query.doctor_id ?? query.doctorId),
      ),
  });

  app.get(`${path}/by-patient/:patientId`, {
    onRequest: mayRead,
    schema: { params: patientParam, response: listed },
    handler: ({ member, params }) =>
      transcriptionsOf(app.db, member, 'patient_id', params.patientId),
  });

  app.get(`${path}/by-appointment/:appointmentId`, {
    onRequest: mayLookUp,
    schema: { params: appointmentParam, response: listed },
    handler: ({ member, params }) =>
      transcriptionsOf(app.db, member, 'appointment_id', params.appointmentId),
  });

  app.get(`${path}/:id`, {
    onRequest: mayRead,
    schema: { params: idParam, response: answered },
    handler: ({ member, params }) => transcriptions.find(member, params.id),
  });

  app.post(path, {
    onRequest: mayWrite,
    schema: { body: contract.transcriptionInput, response: { 201: contract.transcription } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await transcriptions.create(member, body)),
  });

  app.post(`${path}/:id`, {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: contract.transcriptionUpdate, response: answered },
    handler: ({ member, params, body }) => transcriptions.edit(member, params.id, body),
  });

  app.post(`${path}/:id/submit-report`, {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: reportInput, response: answered },
    handler: ({ member, params, body }) => transcriptions.submitReport(member, params.id, body),
  });

  app.get(`${path}/:id/payments`, {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: paymentPage } },
    handler: async ({ member, params }) => {
      const { id } = await transcriptions.find(member, params.id);
      return paymentsTable(app.db).all(member, where('t.transcription_id = ?', id));
    },
  });

  app.post(`${path}/:id/payments`, {
    onRequest: mayPay,
    config: row,
    schema: {
      params: idParam,
      body: paymentInput,
      response: { 201: contract.transcriptionPayment },
    },
    handler: async ({ member, params, body }, reply) => {
      const { paid_at: paidAt, ...money } = body;
      const payment = await transcriptions.addPayment(member, params.id, { ...money, paidAt });
      return reply.code(201).send(payment);
    },
  });

  app.post(`${path}/:id/cancel`, {
    onRequest: mayWrite,
    config: row,
    schema: {
      params: idParam,
      body: contract.transcriptionCancelInput,
      response: answered,
    },
    handler: ({ member, params, body }) =>
      transcriptions.cancel(member, params.id, body?.reason ?? null),
  });
};
