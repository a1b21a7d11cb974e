import { pageOf } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registryChanges } from './audit-list';

/** The route of the log: who changed what is live, for whom, and why. */
export const registryAuditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/audit', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: {
      querystring: contract.auditQuery,
      response: { 200: pageOf(contract.registryChange) },
    },
    handler: ({ query }) => app.db.platform((tx) => registryChanges(tx, query)),
  });
};
