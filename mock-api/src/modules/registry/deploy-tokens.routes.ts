import { pageOf } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import { deployToken, deployTokenInput, newDeployToken } from '@ziba/shared/contracts/releases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createToken, listTokens, revokeToken, tokenText } from './deploy-tokens';

/** Routes of the teams' permissions to publish. */
export const deployTokensRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/deploy-tokens', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(deployToken) } },
    handler: () => app.db.platform(listTokens),
  });

  app.post('/registry/deploy-tokens', {
    onRequest: app.allow('sections', 'write', 'admin'),
    config: { secretAnswer: true },
    schema: { body: deployTokenInput, response: { 201: newDeployToken } },
    handler: async ({ session, body, idempotencyKey }, reply) => {
      const { userId, path, key } = idempotencyKey ?? {};
      const text = tokenText(app.publishToken, key && [userId, path, key], body);
      const created = await app.db.platform((tx) => createToken(tx, session, body, text));
      return reply.code(201).header('cache-control', 'no-store').send(created);
    },
  });

  app.delete('/registry/deploy-tokens/:id', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ session, params }) => {
      await app.db.platform((tx) => revokeToken(tx, session, params.id));
      return { id: params.id, archived: true as const };
    },
  });
};
