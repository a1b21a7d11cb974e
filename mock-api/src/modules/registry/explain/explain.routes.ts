import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { explain } from './explain';

/** The route that explains why a user of a clinic does not see a section. */
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
