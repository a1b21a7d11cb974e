import { pageQuery } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/patient-file';
import { patientFile } from '@ziba/shared/contracts/patients';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { archivePatient, listArchived, restorePatient } from './patient-archive';
import { patientsTable } from './patients.queries';

/** Routes that archive patients, list the archived ones and take them back. */
export const patientArchiveRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayArchive = app.allow('patients', 'delete');

  app.get('/patients/archived', {
    onRequest: mayArchive,
    schema: { querystring: pageQuery, response: { 200: contract.archivedPatientPage } },
    handler: ({ member, query }) => listArchived(app.db, member, query),
  });

  app.post('/patients/:id/archive', {
    onRequest: mayArchive,
    config: { row: patientsTable(app.db) },
    schema: {
      params: idParam,
      body: contract.patientArchiveInput,
      response: { 200: archived },
    },
    handler: ({ member, params, body }) => archivePatient(app.db, member, params.id, body.reason),
  });

  app.post('/patients/:id/restore', {
    onRequest: mayArchive,
    schema: { params: idParam, response: { 200: patientFile } },
    handler: ({ member, params }) => restorePatient(app.db, member, params.id),
  });
};
