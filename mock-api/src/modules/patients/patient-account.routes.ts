import { bookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { patientSummary } from '@ziba/shared/contracts/patients';
import * as contract from '@ziba/shared/contracts/payments';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countBookingsAhead, firstBookingsAhead } from '../../data/bookings-ahead';
import { doctorAsked } from '../../data/own-rows';
import { listDebts, payAccount } from '../payments/patient-account';
import { paymentsOf, refuseMissing } from '../payments/payments.service';
import { ledgerOf } from '../payments/statement';
import { summaryOf } from './patient-summary';
import { patientsOf } from './patients.service';

/** Who collects money sees what there is to collect. */
const collectors: readonly SectionKey[] = ['patients', 'appointments', 'accounting'];

/** A patient's money, what the file counts, and what is booked. */
export const patientAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsOf(app.db);
  const payments = paymentsOf(app.db);
  const mayRead = app.allow(collectors);

  app.get('/patients/:id/summary', {
    onRequest: app.allow(['patients', 'appointments', 'prescriptions']),
    schema: { params: idParam, response: { 200: patientSummary } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => summaryOf(tx, member, id));
    },
  });

  app.get('/patients/:id/bookings', {
    onRequest: app.allow(['patients', 'appointments', 'prescriptions']),
    schema: { params: idParam, response: { 200: bookingsAhead } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      const doctorId = doctorAsked(member, undefined);
      const asked = { clinicId: member.clinicId, by: 'patient', id, doctorId } as const;
      return app.db.tenant(member.clinicId, async (tx) => ({
        total: await countBookingsAhead(tx, asked),
        bookings: await firstBookingsAhead(tx, asked),
      }));
    },
  });

  app.get('/patients/:id/ledger', {
    onRequest: mayRead,
    schema: { params: idParam, querystring: pageQuery, response: { 200: contract.ledgerPage } },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => ledgerOf(tx, member, id, query));
    },
  });

  app.get('/patients/:id/debts', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.debtPage } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => listDebts(tx, member.clinicId, id));
    },
  });

  app.get('/patients/:id/payments', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: contract.paymentQuery,
      response: { 200: contract.paymentPage },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return payments.page(member, { ...query, patient_id: id });
    },
  });

  app.post('/patients/:id/payments', {
    onRequest: app.allow(collectors, 'write'),
    config: { row: patients },
    schema: {
      params: idParam,
      body: contract.patientPaymentInput,
      response: { 201: contract.patientPayment },
    },
    handler: async ({ member, params: { id }, body }, reply) => {
      await refuseMissing(patients, member, id);
      const { paid_at: paidAt, ...money } = body;
      const paid = app.db.tenant(member.clinicId, (tx) =>
        payAccount(tx, member, id, { ...money, paidAt }),
      );
      return reply.code(201).send(await paid);
    },
  });
};
