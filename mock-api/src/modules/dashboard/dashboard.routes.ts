import * as contract from '@ziba/shared/contracts/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { appointmentReaders } from '../appointments/readers';
import { countDays, countFigures } from './dashboard.queries';

/** Routes of the dashboard: figures with links to lists, and the days of its calendar. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/dashboard/figures', {
    onRequest: app.allow('dashboard'),
    schema: { response: { 200: contract.dashboardFigures } },
    handler: ({ member }) => app.db.tenant(member.clinicId, (tx) => countFigures(tx, member)),
  });

  app.get('/appointments/day-counts', {
    onRequest: app.allow(appointmentReaders),
    schema: { querystring: contract.dayCountsQuery, response: { 200: contract.dayCountPage } },
    handler: ({ member, query }) =>
      app.db.tenant(member.clinicId, async (tx) =>
        allRows(await countDays(tx, member, query.from, query.to)),
      ),
  });
};
