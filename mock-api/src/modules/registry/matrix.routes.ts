import { pageOf } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { allRows } from '../../data/pages';
import { matrixPage } from './matrix';
import { switchedSections } from './matrix-columns';

/** Routes of the operator's matrix: clinics and their sections. */
export const matrixRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayRead = app.allow('sections', 'read', 'admin');

  app.get('/registry/sections', {
    onRequest: mayRead,
    schema: { response: { 200: pageOf(contract.matrixColumn) } },
    handler: async () => allRows(switchedSections(await app.registry.state())),
  });

  app.get('/registry/matrix', {
    onRequest: mayRead,
    schema: {
      querystring: contract.matrixQuery,
      response: { 200: pageOf(contract.matrixRow) },
    },
    handler: async ({ query }) => {
      const state = await app.registry.state();
      return app.db.platform((tx) => matrixPage(tx, query, switchedSections(state), state));
    },
  });
};
