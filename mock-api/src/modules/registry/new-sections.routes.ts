import { pageOf } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { acceptSection, newSections } from './new-sections';

/** Routes of sections that teams have released for the first time, which the operator has to accept. */
export const newSectionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/new-sections', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(contract.newSection) } },
    handler: async () => allRows(await app.db.platform(newSections)),
  });

  app.post('/registry/new-sections/:section/accept', {
    onRequest: app.allow('sections', 'write', 'admin'),
    schema: {
      params: contract.acceptParams,
      body: contract.acceptInput,
      response: { 200: contract.acceptAnswer },
    },
    handler: ({ session, params, body }) =>
      app.db.platform((tx) => acceptSection(tx, session, params.section, body)),
  });
};
