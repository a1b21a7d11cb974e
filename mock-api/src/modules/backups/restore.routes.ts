import { backup, restoreInput } from '@ziba/shared/contracts/backups';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { beginVerify } from './backups.service';
import { beginRestore } from './restore-request';

/** Restores of the platform's backups: into scratch tables for a test, and of the whole product. */
export const restoreRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post('/admin/backups/:id/verify', {
    onRequest: app.allow('settings', 'write', 'admin'),
    schema: { params: idParam, response: { 200: backup } },
    handler: ({ session, params }) => beginVerify(app, session, params.id),
  });

  app.post('/admin/backups/:id/restore', {
    onRequest: app.allow('settings', 'write', 'admin'),
    schema: { params: idParam, body: restoreInput, response: { 202: backup } },
    handler: async ({ session, params, body }, reply) =>
      reply.code(202).send(await beginRestore(app, session, params.id, body.name)),
  });
};
