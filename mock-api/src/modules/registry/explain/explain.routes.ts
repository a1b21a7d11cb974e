import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { explain } from './explain';

/** "Why can't I see it?": for a clinic, a user and a section. */
export const explainRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/explain', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { querystring: contract.explainQuery, response: { 200: contract.explanation } },
    handler: async ({ query }) => {
      const releases = await app.registry.live(query.clinic_id);
      return app.db.platform((tx) => explain(tx, query, releases));
    },
  });
};
