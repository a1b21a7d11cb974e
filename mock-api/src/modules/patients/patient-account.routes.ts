import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/payments';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listDebts, payAccount } from '../payments/patient-account';
import { paymentsOf, refuseMissing } from '../payments/payments.service';
import { ledgerOf } from '../payments/statement';
import { patientsTable } from './patients.queries';

/** Users who may take payments also see what is owed. */
const collectors: readonly SectionKey[] = ['patients', 'appointments', 'accounting'];

/** Routes of a patient's account: its entries, what is owed, and payments. */
export const patientAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsTable(app.db);
  const payments = paymentsOf(app.db);
  const mayRead = app.allow(collectors);

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
