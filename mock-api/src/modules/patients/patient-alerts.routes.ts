import * as contract from '@ziba/shared/contracts/patient-alerts';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { editAlert, endAlert, listAlerts, recordAlert } from './patient-alerts.service';
import { patientsTable } from './patients.queries';

const { alertParams, patientAlert } = contract;

/** Routes of what staff must beware of with a patient: allergies, conditions, medicines, pregnancy. */
export const patientAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const mayWrite = app.allow(contract.alertWriters, 'write');
  const config = { row: patientsTable(db) };

  app.get('/patients/:id/alerts', {
    onRequest: app.allow(contract.alertReaders),
    schema: { params: idParam, response: { 200: contract.patientAlertList } },
    handler: ({ member, params }) => listAlerts(db, member, params.id),
  });

  app.post('/patients/:id/alerts', {
    onRequest: mayWrite,
    config,
    schema: { params: idParam, body: contract.patientAlertInput, response: { 201: patientAlert } },
    handler: async ({ member, params, body }, reply) =>
      reply.code(201).send(await recordAlert(db, member, params.id, body)),
  });

  app.put('/patients/:id/alerts/:alertId', {
    onRequest: mayWrite,
    config,
    schema: {
      params: alertParams,
      body: contract.patientAlertUpdate,
      response: { 200: patientAlert },
    },
    handler: ({ member, params, body }) => editAlert(db, member, params, body),
  });

  app.post('/patients/:id/alerts/:alertId/end', {
    onRequest: mayWrite,
    config,
    schema: {
      params: alertParams,
      body: contract.patientAlertEnd,
      response: { 200: patientAlert },
    },
    handler: ({ member, params, body }) => endAlert(db, member, params, body),
  });
};
