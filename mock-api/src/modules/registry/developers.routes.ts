import { reference, words } from '@ziba/shared/contracts/common';
import { pageOf } from '@ziba/shared/contracts/lists';
import * as contract from '@ziba/shared/contracts/section-switches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addDeveloper, allDevelopers, removeDeveloper } from './developers';

const userParam = z.object({ userId: reference(words.wrongId) });

/** Routes of the accounts that may load a section from their own machine. */
export const developersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/developers', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(contract.developer) } },
    handler: () => app.db.platform(allDevelopers),
  });

  app.post('/registry/developers', {
    onRequest: app.allow('sections', 'write', 'admin'),
    schema: { body: contract.developerInput, response: { 201: contract.developer } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await app.db.platform((tx) => addDeveloper(tx, session, body.username))),
  });

  app.delete('/registry/developers/:userId', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: userParam, response: { 200: contract.developer } },
    handler: ({ session, params: { userId } }) =>
      app.db.platform((tx) => removeDeveloper(tx, session, userId)),
  });
};
