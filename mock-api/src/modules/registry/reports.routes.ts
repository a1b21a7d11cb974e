import { sectionReports } from '@ziba/shared/contracts/section-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { limitOf } from '../../lib/limit';
import { keepReports, knownReports } from './reports';
import { spendBudget } from './rollouts-budget';

/** The route where browsers report how sections opened. A canary that fails too often is taken back at once. */
export const sectionReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  const limit = limitOf(60, 60);

  app.post('/registry/reports', {
    onRequest: app.allow('signed-in'),
    schema: { body: sectionReports, response: { 200: z.object({}) } },
    handler: async ({ session, body }) => {
      limit(String(session.userId));
      const { registry, db } = app;
      const reports = await knownReports(registry, session, body.reports);
      if (reports.length === 0) return {};
      const { remotes } = await registry.state();
      const canaries = reports.flatMap(({ remote, version }) => {
        const running = remotes.get(remote)?.rollout;
        const isOfIt = running?.version === version && running.clinicIds.has(session.clinicId ?? 0);
        return isOfIt ? [running.id] : [];
      });
      await db.platform((tx) => keepReports(tx, session, reports));
      // In a transaction of its own, so that it sees all reports that were stored by now.
      for (const id of new Set(canaries)) await db.platform((tx) => spendBudget(tx, id));
      return {};
    },
  });
};
