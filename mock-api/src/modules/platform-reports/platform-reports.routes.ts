import * as contract from '@ziba/shared/contracts/platform-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicReportPageOf, platformReportOf } from './platform-reports.queries';

/** Routes of the operator's reports about all clinics. */
export const platformReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('reports', 'read', 'admin');

  app.get('/admin/reports', {
    onRequest: mayRead,
    schema: { response: { 200: contract.platformReport } },
    handler: () => app.db.platform(platformReportOf),
  });

  app.get('/admin/reports/clinics', {
    onRequest: mayRead,
    schema: {
      querystring: contract.clinicReportQuery,
      response: { 200: contract.clinicReportPage },
    },
    handler: ({ query }) => app.db.platform((tx) => clinicReportPageOf(tx, query)),
  });
};
