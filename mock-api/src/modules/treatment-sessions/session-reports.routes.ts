import { reportChange, reportVersion, submittedReport } from '@ziba/shared/contracts/clinical';
import { pageOf } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/treatment-sessions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { planReaders } from './plan-readers';
import {
  amendSessionReport,
  listSessionReports,
  submitSessionReport,
} from './session-reports.service';
import { visibleSession } from './treatment-sessions.service';

const answered = { 200: contract.treatmentSession };

/** Routes of the report of a treatment session: submitting it, correcting it, and its versions. */
export const sessionReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const sessions = visibleSession(app.db);
  const mayWrite = app.allow(['appointments', 'prescriptions'], 'write');

  app.post('/treatmentSessions/:id/submit-report', {
    onRequest: mayWrite,
    config: { row: sessions },
    schema: { params: idParam, body: submittedReport, response: answered },
    handler: ({ member, params, body }) => submitSessionReport(app.db, member, params.id, body),
  });

  app.post('/treatmentSessions/:id/report', {
    onRequest: mayWrite,
    config: { row: sessions },
    schema: { params: idParam, body: reportChange, response: answered },
    handler: ({ member, params, body }) => amendSessionReport(app.db, member, params.id, body),
  });

  app.get('/treatmentSessions/:id/report/versions', {
    onRequest: app.allow(planReaders),
    schema: { params: idParam, response: { 200: pageOf(reportVersion) } },
    handler: ({ member, params }) => listSessionReports(app.db, member, params.id),
  });
};
