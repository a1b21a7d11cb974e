import { reportChange, reportVersion, submittedReport } from '@ziba/shared/contracts/clinical';
import { pageOf } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/transcriptions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { visibleTranscription } from './change-transcription';
import {
  amendTranscriptionReport,
  listTranscriptionReports,
  reportTranscription,
} from './transcription-reports.service';

const answered = { 200: contract.transcription };

/** Routes of the report of an operation: submitting it, correcting it, and its versions. */
export const transcriptionReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('prescriptions', 'write');
  const transcriptions = visibleTranscription(app.db);

  app.post('/patient-transcriptions/:id/submit-report', {
    onRequest: mayWrite,
    config: { row: transcriptions },
    schema: { params: idParam, body: submittedReport, response: answered },
    handler: ({ member, params, body }) => reportTranscription(app.db, member, params.id, body),
  });

  app.post('/patient-transcriptions/:id/report', {
    onRequest: mayWrite,
    config: { row: transcriptions },
    schema: { params: idParam, body: reportChange, response: answered },
    handler: ({ member, params, body }) =>
      amendTranscriptionReport(app.db, member, params.id, body),
  });

  app.get('/patient-transcriptions/:id/report/versions', {
    onRequest: app.allow(['prescriptions', 'patients']),
    schema: { params: idParam, response: { 200: pageOf(reportVersion) } },
    handler: ({ member, params }) => listTranscriptionReports(app.db, member, params.id),
  });
};
