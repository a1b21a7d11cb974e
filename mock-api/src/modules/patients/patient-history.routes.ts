import { pageQuery } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/patient-file';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuseMissing } from '../payments/payments.service';
import { changesOf } from './patient-changes';
import { patientReaders, patientsTable } from './patients.queries';
import { timelineOf } from './patient-timeline';

/** Routes of what happened to a patient, and of the changes in the file. */
export const patientHistoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsTable(app.db);
  const mayRead = app.allow(patientReaders);

  app.get('/patients/:id/timeline', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: contract.timelineQuery,
      response: { 200: contract.timeline },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => timelineOf(tx, member, id, query));
    },
  });

  app.get('/patients/:id/changes', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: pageQuery,
      response: { 200: contract.patientChangePage },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return app.db.tenant(member.clinicId, (tx) => changesOf(tx, member, id, query));
    },
  });
};
