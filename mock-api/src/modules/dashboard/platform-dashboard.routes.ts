import { dayCountPage, dayCountsQuery, platformFigures } from '@ziba/shared/contracts/dashboard';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { endingsOf, platformFiguresOf } from './platform-figures';

/** Routes of the operator's dashboard: counts with links to lists, and the days on which subscriptions end. */
export const platformDashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/dashboard/figures', {
    onRequest: app.allow('dashboard', 'read', 'admin'),
    schema: { response: { 200: platformFigures } },
    handler: ({ session }) => app.db.platform((tx) => platformFiguresOf(tx, session)),
  });

  app.get('/admin/dashboard/endings', {
    onRequest: app.allow('clinics', 'read', 'admin'),
    schema: { querystring: dayCountsQuery, response: { 200: dayCountPage } },
    handler: ({ query }) =>
      app.db.platform(async (tx) => allRows(await endingsOf(tx, query.from, query.to))),
  });
};
