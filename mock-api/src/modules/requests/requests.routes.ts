import * as contract from '@ziba/shared/contracts/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keyPath } from '../../plugins/key-path';
import { wasCarriedOut } from './fate';

/** The route that says whether a request whose answer was lost has been carried out. */
export const requestsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/requests/fate', {
    onRequest: app.allow('signed-in'),
    schema: { body: contract.fateInput, response: { 200: contract.fate } },
    handler: async ({ session, body: { path, key } }) => ({
      done: await wasCarriedOut(app.db, [session.userId, keyPath(`${app.prefix}${path}`), key]),
    }),
  });
};
