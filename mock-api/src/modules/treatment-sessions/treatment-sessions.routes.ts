import {
  cancelInput,
  clinicalTexts,
  reportChange,
  reportInput,
  reportVersion,
} from '@ziba/shared/contracts/clinical';
import { words } from '@ziba/shared/contracts/common';
import { checkRange, day } from '@ziba/shared/contracts/days';
import { pageOf, wholeListQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { peopleFilters } from '@ziba/shared/contracts/treatment-plans';
import * as contract from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { treatmentSessionsOf } from './treatment-sessions.service';
import { busySessions, sessionsOfDays } from './treatment-sessions.queries';
import { paymentsOfSession } from './session-lists';
import { planReaders } from './plan-readers';

const doctorOf = (query: { doctorId?: number; doctor_id?: number }) =>
  query.doctor_id ?? query.doctorId;
const { clinicId, clinic_id, doctorId, doctor_id } = peopleFilters;
const busyQuery = wholeListQuery.extend({ clinicId, clinic_id, doctorId, doctor_id });
const daysQuery = busyQuery
  .extend({ start: day(words.wrongDate), end: day(words.wrongDate).optional() })
  .superRefine(({ start, end = start }, context) => checkRange([start, end], 'end', context));
const answered = { 200: contract.treatmentSession };

export const treatmentSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = treatmentSessionsOf(app.db);
  // The patient file lists what was done and collects what is owed.
  const mayRead = app.allow(planReaders);
  const mayPay = app.allow(['appointments', 'prescriptions', 'patients'], 'write');
  const mayWrite = app.allow(['appointments', 'prescriptions'], 'write');
  const row = { row: sessions };
  explainConstraints(app);

  app.get('/treatmentSessions/filterByDateRange', {
    onRequest: mayRead,
    schema: { querystring: daysQuery, response: { 200: contract.treatmentSessionPage } },
    handler: ({ member, query }) => {
      const { start, end = start } = query;
      return app.db.tenant(member.clinicId, (tx) =>
        sessionsOfDays(tx, member, { start, end, doctorId: doctorOf(query) }),
      );
    },
  });

  app.get('/treatmentSessions/whole_sessions', {
    onRequest: mayRead,
    schema: { querystring: busyQuery, response: { 200: contract.busySessionPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, (tx) => busySessions(tx, member, doctorOf(query))),
  });

  app.get('/treatmentSessions/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: answered },
    handler: ({ member, params }) => sessions.find(member, params.id),
  });

  app.post('/treatmentSessions', {
    onRequest: mayWrite,
    schema: { body: contract.sessionInput, response: { 201: contract.treatmentSession } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await sessions.create(member, body)),
  });

  app.post('/treatmentSessions/:id', {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: contract.sessionUpdate, response: answered },
    handler: ({ member, params, body }) => sessions.edit(member, params.id, body),
  });

  app.get('/treatmentSessions/:id/payments', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.sessionPaymentPage } },
    handler: ({ member, params }) => paymentsOfSession(app.db, member, params.id),
  });

  app.post('/treatmentSessions/:id/add-payment', {
    onRequest: mayPay,
    config: row,
    schema: {
      params: idParam,
      body: contract.sessionPaymentInput,
      response: { 200: contract.sessionPayment },
    },
    handler: ({ member, params, body }) => {
      const { paid_at: paidAt, ...money } = body;
      return sessions.addPayment(member, params.id, { ...money, paidAt });
    },
  });

  app.post('/treatmentSessions/:id/payment-status', {
    onRequest: mayPay,
    config: row,
    schema: {
      params: idParam,
      body: contract.sessionPaymentStatusInput,
      response: answered,
    },
    handler: ({ member, params }) => sessions.find(member, params.id),
  });

  app.post('/treatmentSessions/:id/status', {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: contract.sessionStatusInput, response: answered },
    handler: ({ member, params, body }) => sessions.setStatus(member, params.id, body.status),
  });

  app.post('/treatmentSessions/:id/cancel', {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: cancelInput, response: answered },
    handler: ({ member, params, body }) => sessions.cancel(member, params.id, body?.reason ?? null),
  });

  app.post('/treatmentSessions/:id/submit-report', {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: reportInput, response: answered },
    handler: ({ member, params, body }) => sessions.submitReport(member, params.id, body),
  });

  app.post('/treatmentSessions/:id/report', {
    onRequest: mayWrite,
    config: row,
    schema: { params: idParam, body: reportChange, response: answered },
    handler: ({ member, params, body }) => sessions.amendReport(member, params.id, body),
  });

  app.get('/treatmentSessions/:id/report/versions', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: pageOf(reportVersion) } },
    handler: ({ member, params }) => sessions.reportVersions(member, params.id),
  });
};

function explainConstraints(app: FastifyInstance): void {
  const wrong = { status: 400, code: 'wrong_reference' };
  for (const owner of ['session', 'transcription']) {
    app.explainConstraint(`${owner}_items_product_fk`, {
      ...wrong,
      message: clinicalTexts.unknownProduct,
      field: 'required_items',
    });
  }
  app.explainConstraint('treatment_sessions_not_overpaid', {
    code: 'cost_below_paid',
    message: contract.sessionTexts.costBelowPaid,
    field: 'service_cost',
  });
}
