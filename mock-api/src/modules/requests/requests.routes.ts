import * as contract from '@ziba/shared/contracts/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wasCarriedOut } from './fate';

/** What became of requests whose answer was lost. */
export const requestsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/requests/fate', {
    onRequest: app.allow('signed-in'),
    schema: { body: contract.fateInput, response: { 200: contract.fate } },
    handler: async ({ session, body: { path, key } }) => ({
      done: await wasCarriedOut(app.db, [session.userId, `${app.prefix}${path}`, key]),
    }),
  });
};
