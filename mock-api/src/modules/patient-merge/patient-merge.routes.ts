import * as contract from '@ziba/shared/contracts/patient-merge';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { patientsTable } from '../patients/patients.queries';
import { refuseMissing } from '../payments/payments.service';
import { mergeFiles } from './merge-files';
import { movingRows, previewMerge } from './merge-preview';
import { openMerges } from './merge-records';
import { undoMerge } from './undo-merge';

/** Routes that merge two files into one, show before what would move, and undo it. */
export const patientMergeRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsTable(app.db);
  const mayMerge = app.allow('patients', 'delete');
  app.explainConstraint('patient_not_merged', {
    code: contract.mergedCode,
    message: contract.patientMergeTexts.justMerged,
  });

  app.get('/patients/:id/merge/:other', {
    onRequest: mayMerge,
    schema: { params: contract.mergeParams, response: { 200: contract.mergePreview } },
    handler: ({ member, params }) => previewMerge(app.db, member, params),
  });

  app.get('/patients/:id/merge/:other/rows', {
    onRequest: mayMerge,
    schema: {
      params: contract.mergeParams,
      querystring: contract.mergeRowQuery,
      response: { 200: contract.mergeRowPage },
    },
    handler: ({ member, params, query }) => movingRows(app.db, member, params, query),
  });

  app.post('/patients/:id/merge/:other', {
    onRequest: mayMerge,
    config: { row: patients },
    schema: {
      params: contract.mergeParams,
      body: contract.mergeInput,
      response: { 200: contract.mergeAnswer },
    },
    handler: ({ member, params, body }) => mergeFiles(app.db, member, params, body),
  });

  app.get('/patients/:id/merges', {
    onRequest: mayMerge,
    schema: { params: idParam, response: { 200: contract.patientMergeList } },
    handler: async ({ member, params: { id } }) => {
      await refuseMissing(patients, member, id);
      const data = await app.db.tenant(member.clinicId, (tx) =>
        openMerges(tx, member.clinicId, id),
      );
      return { data };
    },
  });

  app.post('/patients/:id/merges/:merge/undo', {
    onRequest: mayMerge,
    schema: {
      params: contract.mergeOfPatientParams,
      response: { 200: contract.mergeUndone },
    },
    handler: ({ member, params: { id, merge } }) => undoMerge(app.db, member, id, merge),
  });
};
